/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetObjectMonitorUsage counts entries in nested methods before and after they are compiled.");

enum { ROUNDS = 100000, LOOKS = 3 };

static void JNICALL look(JNIEnv *jni, jclass klass, jobject lock)
{
    static int looks;
    int round = looks++ / LOOKS;
    if (round == 0 || round == ROUNDS - 1)
        say_monitor_usage(lock);
}

static void observe(JNIEnv *jni, jobject nested)
{
    JNINativeMethod native = {"look", "(Ljava/lang/Object;)V", (void *)look};
    if ((*jni)->RegisterNatives(jni, (jclass)nested, &native, 1) != JNI_OK)
        broken("RegisterNatives failed");
}

TEST(.target = "monitor.Nested", .probe = observe, .needs = {.can_get_monitor_info = 1});
