/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("Thread-local storage stays when the only event that is enabled for the thread is disabled.");

static int marks[2];

static void JNICALL on_end(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
}

static void JNICALL wait_for_release(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    arrive_and_wait("held");
}

static void say_kept(const char *whose, jthread thread, int *mark)
{
    void *storage = NULL;
    must(SetThreadLocalStorage, thread, mark);
    on_thread(ThreadEnd, on_end, thread);
    off_thread(ThreadEnd, thread);
    must(GetThreadLocalStorage, thread, &storage);
    say("%s: the same: %s", whose, truth(storage == mark));
}

static void observe(JNIEnv *jni, jobject unused)
{
    say_kept("current thread", current_thread(), &marks[0]);
    jthread thread = start_agent_thread(jni, "held", wait_for_release, NULL);
    await_arrival("held");
    say_kept("another thread", thread, &marks[1]);
    release_point("held");
    await_end(thread);
}

TEST(.probe = observe);
