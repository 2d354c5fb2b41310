/* SPDX-License-Identifier: Apache-2.0 */

/* The variables of local.CompiledConstants, seen from its probe: depth 1 is Probing.run, 2 work. */
#ifndef ASSAY_LOCAL_COMPILED_CONSTANTS_H
#define ASSAY_LOCAL_COMPILED_CONSTANTS_H

#include "compiled_variables.h"

static inline void say_int(const char *name, jint slot)
{
    jint value = 0;
    must(GetLocalInt, NULL, 2, slot, &value);
    say("%s %d", name, (int)value);
}

static inline void say_constant_variables(JNIEnv *jni)
{
    say_each_type(jni, NULL, 2, 2);
    say_int("m", 9);
    say_int("z", 10);
    say_int("c", 11);
    jobject null = (*jni)->NewStringUTF(jni, "not stored");
    must(GetLocalObject, NULL, 2, 12, &null);
    say("null: %s", truth(null == NULL));
}

/* Sets all of them but the last to other values, and that to a string. */
static inline void set_constant_variables(JNIEnv *jni)
{
    set_each_type(jni, 2, 2);
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
