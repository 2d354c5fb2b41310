/* SPDX-License-Identifier: Apache-2.0 */
#include "../leaving.h"

TITLE("SuspendThread keeps a thread in a foreign function from going on in Java.");

__attribute__((visibility("default"))) void stay(void (*upcall)(void))
{
    arrive_and_wait("native");
    if (is_case("upcall"))
        upcall();
}

static void observe(JNIEnv *jni, jobject thread)
{
    suspend_release_resume(jni, thread, JVMTI_THREAD_STATE_RUNNABLE);
}

TEST(.target = "thread.Leaving", .args = LIST("foreign", "{agent}"), .probe = observe,
     .cases = LIST("return", "upcall"), .since = 22, .needs = {.can_suspend = 1},
     .vm_args = LIST("--enable-native-access=ALL-UNNAMED"));
