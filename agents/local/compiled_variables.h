/* SPDX-License-Identifier: Apache-2.0 */

/* Five variables, one of each type, as local.CompiledVariables and other targets have them one after the
 * other: int, long, float, double and a reference, here to a string. The slot is that of the first one. */
#ifndef ASSAY_LOCAL_COMPILED_VARIABLES_H
#define ASSAY_LOCAL_COMPILED_VARIABLES_H

#include "assay.h"

/* By `must`; the letters are the names that the targets give the variables. */
static inline void say_each_type(JNIEnv *jni, jthread thread, jint depth, jint slot)
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
    must(GetLocalObject, thread, depth, slot + 6, &v.l);
    say("o %s", to_string(jni, v.l));
}

#endif
