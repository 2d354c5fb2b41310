/* SPDX-License-Identifier: Apache-2.0 */
#include "../several_states.h"

TITLE("GetAllThreads returns each live thread that ThreadStart was posted on, also while it is a carrier.");

enum { STARTED_MOST = 500 }; /* the last ones, if more have started */
static _Atomic(jthread) started[STARTED_MOST];
static atomic_int starts;

static void JNICALL record_start(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    started[starts++ % STARTED_MOST] = (*jni)->NewGlobalRef(jni, thread);
}

static void load(JavaVM *vm, char *options)
{
    on(ThreadStart, record_start);
}

static int not_listed(JNIEnv *jni)
{
    int count = 0;
    for (int i = 0; i < STARTED_MOST; i++) {
        jint state = 0;
        if (started[i] != NULL && times_listed(jni, started[i]) != 1)
            must(GetThreadState, started[i], &state);
        count += (state & JVMTI_THREAD_STATE_ALIVE) != 0;
    }
    return count;
}

static void observe(JNIEnv *jni, jobject threads)
{
    struct timespec beginning = {0};
    jthread platform = thread_at(jni, threads, PLATFORM);
    int control = 0, count = not_listed(jni);
    while (count > 0 && wait_goes_on(&beginning)) /* One that ends may still show as alive. */
        count = not_listed(jni);
    for (int i = 0; i < STARTED_MOST; i++)
        control += (*jni)->IsSameObject(jni, started[i], platform);
    say("the target's own: %d, alive and not listed once: %d", control, count);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .load = load, .probe = observe);
