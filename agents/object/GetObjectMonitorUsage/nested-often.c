/* SPDX-License-Identifier: Apache-2.0 */
#include "../usage.h"

TITLE("A monitor entered in nested methods is told to be, before and after they have run often.");

enum { ROUNDS = 100000, PROBES = 3 };

static void observe(JNIEnv *jni, jobject lock)
{
    static int probes;
    int round = probes++ / PROBES;
    if (round == 0 || round == ROUNDS - 1)
        say_usage(lock);
}

TEST(.target = "monitor.Nested", .probe = observe, .needs = {.can_get_monitor_info = 1});
