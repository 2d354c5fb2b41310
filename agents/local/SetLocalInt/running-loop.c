/* SPDX-License-Identifier: Apache-2.0 */
#include "../spinning.h"

TITLE("SetLocalInt changes variables of a thread that was suspended in a loop.");

static void observe(JNIEnv *jni, jobject thread)
{
    must(SuspendThread, thread);
    must(SetLocalInt, thread, 0, SPINNING_I, 0x7654321);
    must(SetLocalLong, thread, 0, SPINNING_J, -0x700000003LL);
    must(SetLocalFloat, thread, 0, SPINNING_F, -0.375f);
    must(SetLocalDouble, thread, 0, SPINNING_D, 4096.5);
    must(SetLocalObject, thread, 0, SPINNING_O, thread);
    say_spinning(jni, thread);
    must(ResumeThread, thread);
}

TEST(.target = "local.Spinning", .probe = observe,
     .needs = {.can_access_local_variables = 1, .can_suspend = 1});
