/* SPDX-License-Identifier: Apache-2.0 */
#include "../usage.h"

TITLE("A monitor that was entered 300 times is told so.");

static void observe(JNIEnv *jni, jobject lock)
{
    say_usage(lock);
}

TEST(.target = "monitor.Often", .probe = observe, .needs = {.can_get_monitor_info = 1});
