/* SPDX-License-Identifier: Apache-2.0 */

/* Five variables, one of each type, as local.CompiledVariables and other targets have them one after the
 * other: int, long, float, double and a reference, here to a string. The slot is that of the first one. */
#ifndef ASSAY_LOCAL_COMPILED_VARIABLES_H
#define ASSAY_LOCAL_COMPILED_VARIABLES_H

#include "assay.h"

/* The first four, by `must`; the letters are the names that the targets give the variables. */
static inline void say_each_primitive(jthread thread, jint depth, jint slot)
{
    jvalue v = {0};
    must(GetLocalInt, thread, depth, slot, &v.i);
    say("i %d", (int)v.i);
    must(GetLocalLong, thread, depth, slot + 1, &v.j);
    say("j %s", value_text('J', v));
    must(GetLocalFloat, thread, depth, slot + 3, &v.f);
    say("f %s", value_text('F', v));
    must(GetLocalDouble, thread, depth, slot + 4, &v.d);
    say("d %s", value_text('D', v));
}

static inline void say_each_type(JNIEnv *jni, jthread thread, jint depth, jint slot)
{
    jobject o = NULL;
    say_each_primitive(thread, depth, slot);
    must(GetLocalObject, thread, depth, slot + 6, &o);
    say("o %s", to_string(jni, o));
}

/* Sets them in a frame of the current thread, to values that no target gives them. */
static inline void set_each_primitive(jint depth, jint slot)
{
    must(SetLocalInt, NULL, depth, slot, -123456789);
    must(SetLocalLong, NULL, depth, slot + 1, -0x123456789aLL);
    must(SetLocalFloat, NULL, depth, slot + 3, 9.75f);
    must(SetLocalDouble, NULL, depth, slot + 4, -3.141592653589793);
}

static inline void set_each_type(JNIEnv *jni, jint depth, jint slot)
{
    set_each_primitive(depth, slot);
    must(SetLocalObject, NULL, depth, slot + 6, (*jni)->NewStringUTF(jni, "new"));
}

#endif
