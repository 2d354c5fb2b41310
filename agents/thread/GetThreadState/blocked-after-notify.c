/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("The state of a notified thread that must regain its monitor.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_state(thread);
}

TEST(.target = "thread.Situation", .args = LIST("wait", "notified"), .probe = observe);
