/* SPDX-License-Identifier: Apache-2.0 */
#include "../waiting_nested.h"

TITLE("GetObjectMonitorUsage counts all entries of compiled code again after it has waited.");

static void ask(JNIEnv *jni, int look, jthread worker)
{
    if (is_case("asked-while-waiting") || (look > 0 && is_case("asked-later")))
        say_owned_monitors(jni, "worker", worker);
}

static void observe(JNIEnv *jni, jobject worker)
{
    look_at_shared(jni, worker, ask);
}

TEST(.target = "monitor.WaitingNested", .probe = observe,
     .needs = {.can_get_owned_monitor_info = 1, .can_get_monitor_info = 1, .can_suspend = 1},
     .vm_args = LIST(COMPILED_EARLY),
     .cases = LIST("asked-while-waiting", "asked-later", "not-asked"));
