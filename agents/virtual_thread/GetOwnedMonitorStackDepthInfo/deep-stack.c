/* SPDX-License-Identifier: Apache-2.0 */
#include "../deep_stack.h"

TITLE("GetOwnedMonitorStackDepthInfo returns the monitor of each frame of a virtual thread's deep stack.");

/* Each monitor is that of an object with twice the number of its frame. Returns how many there are. The
 * depth may be one that the JVM cannot determine. */
static int compare(JNIEnv *jni, const jvmtiMonitorStackDepthInfo *infos, jint count, jint first,
                   jint top)
{
    bool seen[OWNING] = {false};
    int own = 0;
    for (jint i = 0; i < readable(infos, count); i++) {
        if (infos[i].monitor == NULL || !(*jni)->IsInstanceOf(jni, infos[i].monitor, thing))
            continue;
        own++;
        jint number = (*jni)->GetIntField(jni, infos[i].monitor, thing_number) / 2;
        if (number < top || number >= OWNING || seen[number]) {
            differs("monitor of %d: expected once, and only if it is owned", (int)number);
            continue;
        }
        seen[number] = true;
        if (infos[i].stack_depth != -1 && infos[i].stack_depth != first + number - top)
            differs("depth of %d: expected %d, actual %d", (int)number, (int)(first + number - top),
                    (int)infos[i].stack_depth);
    }
    return own;
}

/* On top is the frame of 0 at first, and that of half the number when the thread has returned so far. */
static void observe(JNIEnv *jni, jobject thread)
{
    static jint top;
    jint frames = 0, count = 0;
    jvmtiMonitorStackDepthInfo *infos = NULL;
    ask_for_references(jni, 1000);
    look_up_deep(jni, "owning");
    must(SuspendThread, thread);
    jint first = first_deep_frame(thread, &frames);
    jvmtiError error = ti(GetOwnedMonitorStackDepthInfo, thread, &count, &infos);
    say("GetOwnedMonitorStackDepthInfo: %s, frames: %d", error_name(error), (int)frames);
    say("monitors: %d", error == JVMTI_ERROR_NONE ? compare(jni, infos, count, first, top) : 0);
    must(ResumeThread, thread);
    say_first_difference();
    top = HALF_OWNING;
}

/* Bulk oracle: the depths of hundreds of monitors are compared. */
TEST(VIRTUAL_THREADS, .target = "virtual_thread.DeepStack", .args = LIST("owning"),
     .probe = observe, .needs = {.can_suspend = 1, .can_get_owned_monitor_stack_depth_info = 1});
