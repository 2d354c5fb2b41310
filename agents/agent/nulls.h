/* SPDX-License-Identifier: Apache-2.0 */

/* Calls with null for what must not be null, in places where there is no current thread: the case
 * names the function. */
#ifndef ASSAY_AGENT_NULLS_H
#define ASSAY_AGENT_NULLS_H

#include "assay.h"

/* The functions that a handler of the collection events may call. */
#define CALLBACK_SAFE_FUNCTIONS                                                                    \
    "Allocate", "CreateRawMonitor", "DestroyRawMonitor", "RawMonitorEnter", "RawMonitorExit",      \
        "RawMonitorWait", "RawMonitorNotify", "RawMonitorNotifyAll", "GetTimerInfo", "GetTime",    \
        "GetEnvironmentLocalStorage"

static inline jvmtiError call_with_null(void)
{
    union {
        jint count;
        jrawMonitorID monitor;
        jvmtiExtensionFunctionInfo *functions;
        jvmtiExtensionEventInfo *events;
        char **properties;
    } result;
#define CALL(FUNCTION, ...)                                                                        \
    if (is_case(#FUNCTION))                                                                        \
    return ti(FUNCTION, __VA_ARGS__)
    CALL(Allocate, 8, NULL);
    CALL(CreateRawMonitor, NULL, &result.monitor);
    CALL(DestroyRawMonitor, NULL);
    CALL(RawMonitorEnter, NULL);
    CALL(RawMonitorExit, NULL);
    CALL(RawMonitorWait, NULL, 1);
    CALL(RawMonitorNotify, NULL);
    CALL(RawMonitorNotifyAll, NULL);
    CALL(GetTimerInfo, NULL);
    CALL(GetTime, NULL);
    CALL(GetEnvironmentLocalStorage, NULL);
    CALL(GetExtensionFunctions, NULL, &result.functions);
    CALL(GetExtensionEvents, NULL, &result.events);
    CALL(GetSystemProperties, NULL, &result.properties);
    CALL(GetSystemProperty, "java.vm.name", NULL);
#undef CALL
    broken("no such case");
}

#endif
