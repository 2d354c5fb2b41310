/* SPDX-License-Identifier: Apache-2.0 */
#include "../parts.h"

TITLE("A negative start gives the oldest frames of a virtual thread.");

static void act(JNIEnv *jni, jthread thread)
{
    take_whole(thread);
    jint third = depth < 3 ? depth : 3;
    part("the oldest from the end", thread, -1, MOST, depth - 1, 1);
    part("the third from the end", thread, -third, 1, depth - third, 1);
    part("three from the end", thread, -third, MOST, depth - third, third);
    part("all from the end", thread, -depth, MOST, 0, depth);
    must(ResumeThread, thread);
}

PARTS_TEST();
