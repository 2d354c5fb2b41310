/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("ThreadStart and ThreadEnd are posted for each of sixteen native threads attached at once.");

static void act(JNIEnv *jni)
{
}

static void observe(JNIEnv *jni, jobject unused)
{
    start_attaching(act);
    say_attached();
}

TEST(.probe = observe);
