/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("Of sixteen native threads that are attached at once each sends ThreadStart and ThreadEnd.");

static void act(JNIEnv *jni)
{
}

static void observe(JNIEnv *jni, jobject unused)
{
    start_attaching(act);
    say_attached();
}

TEST(.probe = observe);
