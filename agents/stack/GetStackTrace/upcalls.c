/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "threads.h"

TITLE("GetStackTrace lists the callers of foreign functions that call Java.");

__attribute__((visibility("default"))) void call_back(void (*upcall)(void))
{
    upcall();
}

static void observe(JNIEnv *jni, jobject unused)
{
    say_stack_in(current_thread(), "Lstack/Upcalls;.");
}

TEST(.target = "stack.Upcalls", .args = LIST("{agent}"), .probe = observe, .since = 22,
     .vm_args = LIST("--enable-native-access=ALL-UNNAMED"));
