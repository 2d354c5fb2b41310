/* SPDX-License-Identifier: Apache-2.0 */

/* The calls of event.CompiledUnloading, which go on until the agent ends them: the probe is called with null
 * between a thousand of them and the next. */
#ifndef ASSAY_EVENT_COMPILED_UNLOADING_H
#define ASSAY_EVENT_COMPILED_UNLOADING_H

#include "assay.h"

/* The method that is called, of the class that the first probe gets. */
static inline jmethodID method_to_compile(JNIEnv *jni, jclass klass)
{
    return method_id(jni, klass, "applyAsInt", "(I)I");
}

/* Whether a JVM that compiles what runs often has had time for it. Each probe with null asks once. */
static inline bool is_called_enough(void)
{
    static int probes;
    return ++probes >= 20000;
}

static inline void end_calls(JNIEnv *jni)
{
    jclass target = find_class(jni, "event/CompiledUnloading");
    (*jni)->SetStaticBooleanField(jni, target, static_field_id(jni, target, "seen", "Z"), JNI_TRUE);
}

#endif
