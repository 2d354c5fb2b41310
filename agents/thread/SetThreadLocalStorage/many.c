/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetThreadLocalStorage keeps sixty values of thirty threads in two environments apart.");

enum { THREADS = 30 };

static char values[2][THREADS];

static int kept(jvmtiEnv *env, int row, JNIEnv *jni, jobject threads)
{
    int count = 0;
    for (jint i = 0; i < THREADS; i++) {
        void *data = NULL;
        jthread thread = (*jni)->GetObjectArrayElement(jni, threads, i);
        must_in(env, GetThreadLocalStorage, thread, &data);
        count += data == &values[row][i] ? 1 : 0;
    }
    return count;
}

static void observe(JNIEnv *jni, jobject threads)
{
    jvmtiEnv *second = new_environment();
    for (jint i = 0; i < THREADS; i++) {
        jthread thread = (*jni)->GetObjectArrayElement(jni, threads, i);
        must(SetThreadLocalStorage, thread, &values[0][i]);
        must_in(second, SetThreadLocalStorage, thread, &values[1][i]);
    }
    say("first environment: %d", kept(assay_env, 0, jni, threads));
    say("second environment: %d", kept(second, 1, jni, threads));
}

TEST(.target = "thread.ManyWaiting", .args = LIST("30"), .probe = observe);
