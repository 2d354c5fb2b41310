/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Calls with null for an argument that must not be null, of the functions that work where there is
 * no current thread or no live phase.
 *
 *     static void load(JavaVM *vm, char *options)
 *     {
 *         say("%s: %s", assay_case(), error_name(call_with_null(assay_case())));
 *     }
 *
 *     TEST(.load = load, .cases = LIST(CALLBACK_SAFE_FUNCTIONS));
 */
#ifndef ASSAY_NULL_ARGUMENTS_H
#define ASSAY_NULL_ARGUMENTS_H

#include "assay.h"

/* The functions that a callback of a collection event may call. */
#define CALLBACK_SAFE_FUNCTIONS                                                                    \
    "Allocate", "CreateRawMonitor", "DestroyRawMonitor", "RawMonitorEnter", "RawMonitorExit",      \
        "RawMonitorWait", "RawMonitorNotify", "RawMonitorNotifyAll", "GetTimerInfo", "GetTime",    \
        "GetEnvironmentLocalStorage"

/* Calls one of these functions, or GetExtensionFunctions, GetExtensionEvents, GetSystemProperties
 * or GetSystemProperty, with null for a result pointer or a raw monitor. `broken` for another name. */
jvmtiError call_with_null(const char *function);

#endif
