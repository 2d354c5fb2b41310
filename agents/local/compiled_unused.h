/* SPDX-License-Identifier: Apache-2.0 */

/* The variables of local.CompiledUnused, seen from its probe: depth 1 is Probing.run, 2 work. */
#ifndef ASSAY_LOCAL_COMPILED_UNUSED_H
#define ASSAY_LOCAL_COMPILED_UNUSED_H

#include "compiled_variables.h"

static inline void say_unused(JNIEnv *jni, jobject unused)
{
    jint n = 0;
    jobject hook = NULL, receiver = NULL;
    must(GetLocalInt, NULL, 2, 1, &n);
    say("n %d", (int)n);
    must(GetLocalObject, NULL, 2, 2, &hook);
    say("hook: %s", to_string(jni, hook));
    say_each_type(jni, NULL, 2, 3);
    must(GetLocalInstance, NULL, 2, &receiver);
    say("this: %s", to_string(jni, receiver));
}

#endif
