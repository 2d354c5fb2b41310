/* SPDX-License-Identifier: Apache-2.0 */

/* The variables of the loop of local.Spinning, in the topmost frame of its thread. */
#ifndef ASSAY_LOCAL_SPINNING_H
#define ASSAY_LOCAL_SPINNING_H

#include "assay.h"

enum spinning_slot { SPINNING_I = 1, SPINNING_J, SPINNING_F = 4, SPINNING_D, SPINNING_O = 7 };

static inline void say_spinning(JNIEnv *jni, jthread thread)
{
    jvalue v = {0};
    must(GetLocalInt, thread, 0, SPINNING_I, &v.i);
    say("i %d", (int)v.i);
    must(GetLocalLong, thread, 0, SPINNING_J, &v.j);
    say("j %s", value_text('J', v));
    must(GetLocalFloat, thread, 0, SPINNING_F, &v.f);
    say("f %s", value_text('F', v));
    must(GetLocalDouble, thread, 0, SPINNING_D, &v.d);
    say("d %s", value_text('D', v));
    must(GetLocalObject, thread, 0, SPINNING_O, &v.l);
    say("o %s", to_string(jni, v.l));
}

#endif
