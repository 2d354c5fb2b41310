/* SPDX-License-Identifier: Apache-2.0 */
#include "../deep_stack.h"

TITLE("GetLocalInt and GetLocalObject read frames far below in the deep stack of a virtual thread.");

static void compare(JNIEnv *jni, jthread thread, jint depth, jint number)
{
    jobject own = NULL;
    jint value = -1, field_value = -1;
    must(GetLocalInt, thread, depth, SLOT_NUMBER, &value);
    must(GetLocalObject, thread, depth, SLOT_OWN, &own);
    if (own != NULL && (*jni)->IsInstanceOf(jni, own, thing))
        field_value = (*jni)->GetIntField(jni, own, thing_number);
    if (value != number || field_value != 2 * number)
        differs("variables at %d: expected %d and %d, actual %d and %d", (int)depth, (int)number,
                (int)(2 * number), (int)value, (int)field_value);
    (*jni)->DeleteLocalRef(jni, own);
}

enum { EACH = 50 }; /* a JVM may walk to each depth anew */

/* On top is the frame of 0 at first, and that of half the number when the thread has returned so far. */
static void observe(JNIEnv *jni, jobject thread)
{
    static jint top;
    jint frames = 0;
    look_up_deep(jni, "down");
    must(SuspendThread, thread);
    must(ForceGarbageCollection);
    jint first = first_deep_frame(thread, &frames);
    for (jint i = 0; i < frames; i += EACH)
        compare(jni, thread, first + i, top + i);
    must(ResumeThread, thread);
    say("frames: %d", (int)frames);
    say_first_difference();
    top = HALF;
}

/* Bulk oracle: the variables of dozens of frames are compared. */
TEST(VIRTUAL_THREADS, .target = "virtual_thread.DeepStack", .args = LIST("down"), .probe = observe,
     .needs = {.can_suspend = 1, .can_access_local_variables = 1});
