/* SPDX-License-Identifier: Apache-2.0 */
#include "virtual.h"
#include "../locking.h"

TITLE("GetOwnedMonitorStackDepthInfo is consistent for a virtual thread that enters and leaves monitors.");

/* Of the two monitors the one that was entered first belongs to the older frame. */
static void ask(JNIEnv *jni, jthread thread)
{
    jint count = 0, depth_of_first = -1, depth_of_second = -1;
    jvmtiMonitorStackDepthInfo *infos = NULL;
    int first = 0, second = 0;
    if (ti(GetOwnedMonitorStackDepthInfo, thread, &count, &infos) != JVMTI_ERROR_NONE) {
        locking.errors++;
        return;
    }
    for (jint i = 0; i < count; i++) {
        if ((*jni)->IsSameObject(jni, infos[i].monitor, locking.first)) {
            first++;
            depth_of_first = infos[i].stack_depth;
        } else if ((*jni)->IsSameObject(jni, infos[i].monitor, locking.second)) {
            second++;
            depth_of_second = infos[i].stack_depth;
        }
        (*jni)->DeleteLocalRef(jni, infos[i].monitor);
    }
    count_monitors(first, second);
    locking.depths += depth_of_first >= 0 && depth_of_second >= depth_of_first;
    release(infos);
}

static void observe(JNIEnv *jni, jthread thread)
{
    ask_locking(jni, thread, ask);
}

TEST(VIRTUAL_THREADS, .target = "thread.Locking", .args = LIST("virtual"), .probe = observe,
     .needs = {.can_get_owned_monitor_stack_depth_info = 1, .can_support_virtual_threads = 1});
