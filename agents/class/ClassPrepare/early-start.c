/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("ClassPrepare is posted for the classes that are loaded and prepared after an early VMStart.");

enum { MOST = 10000 };

static struct {
    jclass klass;
    bool is_prepared;
} classes[MOST];
static int count;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void JNICALL loaded(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    pthread_mutex_lock(&lock);
    if (count < MOST)
        classes[count++].klass = (*jni)->NewGlobalRef(jni, klass);
    pthread_mutex_unlock(&lock);
}

static void JNICALL prepared(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    pthread_mutex_lock(&lock);
    for (int i = 0; i < count; i++)
        classes[i].is_prepared |= (*jni)->IsSameObject(jni, klass, classes[i].klass);
    pthread_mutex_unlock(&lock);
}

static void load(JavaVM *vm, char *options)
{
    on(ClassLoad, loaded);
    on(ClassPrepare, prepared);
}

/* Of what another thread has just prepared the event may come a moment later. */
static int count_missing(void)
{
    int missing = 0;
    pthread_mutex_lock(&lock);
    for (int i = 0; i < count; i++) {
        jint status = 0;
        must(GetClassStatus, classes[i].klass, &status);
        missing += (status & JVMTI_CLASS_STATUS_PREPARED) != 0 && !classes[i].is_prepared;
    }
    pthread_mutex_unlock(&lock);
    return missing;
}

static void init(JNIEnv *jni, jthread thread)
{
    off(ClassLoad);
    for (int tries = 0; tries < 100 && count_missing() > 0; tries++)
        give_others_time();
    if (count == 0)
        inapplicable("no class is loaded between VMStart and VMInit");
    say("classes: some, each prepared with an event: %s", truth(count_missing() == 0));
}

TEST(.load = load, .init = init, .since = 11, .needs = {.can_generate_early_vmstart = 1});
