/* SPDX-License-Identifier: Apache-2.0 */
#include "../parts.h"

TITLE("Parts of the stack of a virtual thread are those of the whole, and nothing more is written.");

static void act(JNIEnv *jni, jthread thread)
{
    take_whole(thread);
    jint second = depth > 1 ? 1 : 0, rest = depth - second;
    part("all but the newest", thread, second, MOST, second, rest);
    part("the oldest", thread, depth - 1, MOST, depth - 1, 1);
    part("the newest", thread, 0, 1, 0, 1);
    part("two after the newest", thread, second, 2, second, rest < 2 ? rest : 2);
    part("none", thread, 0, 0, 0, 0);
    must(ResumeThread, thread);
}

PARTS_TEST();
