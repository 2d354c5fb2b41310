/* SPDX-License-Identifier: Apache-2.0 */

/* The variables of local.CompiledConstants, seen from its probe: depth 1 is Probing.run, 2 work. */
#ifndef ASSAY_LOCAL_COMPILED_CONSTANTS_H
#define ASSAY_LOCAL_COMPILED_CONSTANTS_H

#include "compiled_variables.h"

static inline void say_constant_variables(JNIEnv *jni)
{
    static const char names[] = "mzc";
    say_each_type(jni, NULL, 2, 2);
    for (jint i = 0; i < 3; i++) {
        jint value = 0;
        must(GetLocalInt, NULL, 2, 9 + i, &value);
        say("%c %d", names[i], (int)value);
    }
    jobject null = NULL;
    must(GetLocalObject, NULL, 2, 12, &null);
    say("null: %s", truth(null == NULL));
}

/* Sets all of them but the last to other values, and that to a string. */
static inline void set_constant_variables(JNIEnv *jni)
{
    must(SetLocalInt, NULL, 2, 2, 8);
    must(SetLocalLong, NULL, 2, 3, -0x123456789aLL);
    must(SetLocalFloat, NULL, 2, 5, 9.75f);
    must(SetLocalDouble, NULL, 2, 6, -3.141592653589793);
    must(SetLocalObject, NULL, 2, 8, (*jni)->NewStringUTF(jni, "new"));
    must(SetLocalInt, NULL, 2, 9, -2);
    must(SetLocalInt, NULL, 2, 10, 0);
    must(SetLocalInt, NULL, 2, 11, 'c');
    must(SetLocalObject, NULL, 2, 12, (*jni)->NewStringUTF(jni, "not null"));
}

/* The variables in the first call of the probe, set if the case is "set". In the second one, setting a variable of
 * `operands`, depth 3, below `after`, makes HotSpot give up its compiled frame. */
static inline void observe_constants(JNIEnv *jni, jobject which)
{
    if (strcmp(to_string(jni, which), "operands") == 0) {
        must(SetLocalInt, NULL, 3, 2, 31);
        return;
    }
    say_constant_variables(jni);
    if (is_case("set")) {
        set_constant_variables(jni);
        say_constant_variables(jni);
    }
}

#endif
