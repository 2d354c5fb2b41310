/* SPDX-License-Identifier: Apache-2.0 */
#include "../own.h"

TITLE("MethodExit is posted for compiled methods, on the enabled thread only.");

static void observe(JNIEnv *jni, jobject unused)
{
    jthread thread = NULL;
    must(GetCurrentThread, &thread);
    set_own_class(jni, "stack/WarmPair$Code");
    on_thread(MethodExit, say_exit, thread);
}

TEST(.target = "stack.WarmPair", .probe = observe, .needs = {.can_generate_method_exit_events = 1});
