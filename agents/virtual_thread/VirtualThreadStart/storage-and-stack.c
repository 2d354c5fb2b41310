/* SPDX-License-Identifier: Apache-2.0 */
#include "../lives.h"

TITLE("In the events of start and end the thread answers as itself: stack, state, storage, info.");

static char value;

static void answer(JNIEnv *jni, const char *event, jthread thread)
{
    enum { MOST = 100 };
    jvmtiFrameInfo frames[MOST];
    jint count = 0, state = 0, own = 0;
    jvmtiThreadInfo info = {.priority = -1};
    void *data = &info;
    must(GetThreadInfo, thread, &info);
    say("%s of %s, priority %d, daemon %s", event, info.name, (int)info.priority,
        truth(info.is_daemon));
    release(info.name);
    must(GetStackTrace, thread, 0, MOST, frames, &count);
    for (jint i = 0; i < count; i++)
        own += strncmp(method_name(frames[i].method), "Lvirtual_thread/Lives;", 22) == 0;
    must(GetThreadState, thread, &state);
    must(GetThreadLocalStorage, NULL, &data);
    say("own frames: %d, alive: %s, runnable: %s, storage: %s", (int)own,
        truth((state & JVMTI_THREAD_STATE_ALIVE) != 0),
        truth((state & JVMTI_THREAD_STATE_RUNNABLE) != 0),
        data == NULL ? "null" : data == &value ? "the value" : "another value");
    must(SetThreadLocalStorage, thread, &value);
}

static void JNICALL started(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    answer(jni, "start", thread);
}

static void JNICALL ended(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    answer(jni, "end", thread);
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL)
        return;
    set_virtual_callbacks(started, ended);
    enable_virtual(VIRTUAL_THREAD_START);
    enable_virtual(VIRTUAL_THREAD_END);
}

LIVES_TEST(.timeout = 0);
