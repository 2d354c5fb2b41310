/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("The variables of a thread that was suspended in a loop are changed for it.");

static void observe(JNIEnv *jni, jobject thread)
{
    jvalue v = {0};
    must(SuspendThread, thread);
    must(SetLocalInt, thread, 0, 1, 0x7654321);
    must(SetLocalLong, thread, 0, 2, -0x700000003LL);
    must(SetLocalFloat, thread, 0, 4, -0.375f);
    must(SetLocalDouble, thread, 0, 5, 4096.5);
    must(SetLocalObject, thread, 0, 7, thread);
    must(GetLocalInt, thread, 0, 1, &v.i);
    say("i %d", (int)v.i);
    must(GetLocalLong, thread, 0, 2, &v.j);
    say("j %s", value_text('J', v));
    must(GetLocalFloat, thread, 0, 4, &v.f);
    say("f %s", value_text('F', v));
    must(GetLocalDouble, thread, 0, 5, &v.d);
    say("d %s", value_text('D', v));
    must(GetLocalObject, thread, 0, 7, &v.l);
    say("o %s", to_string(jni, v.l));
    must(ResumeThread, thread);
}

TEST(.target = "local.Spinning", .probe = observe,
     .needs = {.can_access_local_variables = 1, .can_suspend = 1});
