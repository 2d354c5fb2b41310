/* SPDX-License-Identifier: Apache-2.0 */
#include <pthread.h>

#include "threads.h"

TITLE("GetAllThreads, called by another thread, lists each attached native thread once.");

static void wait_attached(JNIEnv *jni, void *point)
{
    arrive_and_wait(point);
}

enum { ROOM = 512 }; /* for more threads than a class library has */

static int times_named(JNIEnv *jni, const char *name)
{
    jint count = 0;
    jthread *all = NULL;
    int times = 0;
    if ((*jni)->PushLocalFrame(jni, ROOM) != 0)
        broken("there is no room for local references");
    must(GetAllThreads, &count, &all);
    for (jint i = 0; i < readable(all, count); i++)
        times += strcmp(thread_name(all[i]), name) == 0;
    release(all);
    (*jni)->PopLocalFrame(jni, NULL);
    return times;
}

static void observe(JNIEnv *jni, jobject unused)
{
    pthread_t first = start_attached("first", wait_attached, "first");
    pthread_t second = start_attached("second", wait_attached, "second");
    await_arrival("first");
    await_arrival("second");
    say("first: %d, second: %d", times_named(jni, "first"), times_named(jni, "second"));
    release_point("first");
    pthread_join(first, NULL);
    say("first: %d, second: %d", times_named(jni, "first"), times_named(jni, "second"));
    release_point("second");
    pthread_join(second, NULL);
}

TEST(.probe = observe);
