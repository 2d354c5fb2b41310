/* SPDX-License-Identifier: Apache-2.0 */
#include "../starting.h"

TITLE("ThreadStart's callback runs on the new thread, alive, whose run method is not yet called.");

/* A thread that is not alive may be refused. */
static bool runs(bool alive)
{
    enum { MOST = 200 };
    jvmtiFrameInfo frames[MOST] = {{0}};
    jint count = 0;
    jvmtiError error = ti(GetStackTrace, NULL, 0, MOST, frames, &count);
    if (!alive && error == JVMTI_ERROR_THREAD_NOT_ALIVE)
        return false;
    assay_must(assay_env, "GetStackTrace", error);
    for (jint i = 0; i < count && i < MOST; i++)
        if (strcmp(method_name(frames[i].method), "Lthread/Starting;.run()V") == 0)
            return true;
    return false;
}

static void describe(const char *event, jthread thread)
{
    jvmtiThreadInfo info = {0};
    jint state = 0;
    if (!is_starting(thread))
        return;
    must(GetThreadInfo, thread, &info);
    must(GetThreadState, thread, &state);
    bool alive = (state & JVMTI_THREAD_STATE_ALIVE) != 0;
    say("%s: %s, priority %d, daemon %s, alive: %s, run on the stack: %s", event, quoted(info.name),
        (int)info.priority, truth(info.is_daemon), truth(alive), truth(runs(alive)));
    release(info.name);
}

static void JNICALL started(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    describe("ThreadStart", thread);
}

static void JNICALL ended(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    describe("ThreadEnd", thread);
    if (is_starting(thread))
        release_end_of(thread_name(thread));
}

static void observe(JNIEnv *jni, jobject thread)
{
    on(ThreadStart, started);
    on(ThreadEnd, ended);
}

TEST(.target = "thread.Starting", .args = LIST("ends"), .probe = observe);
