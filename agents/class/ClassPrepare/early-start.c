/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("ClassPrepare is posted for the classes that are loaded and prepared after an early VMStart.");

enum { LOADED = 1, PREPARED = 2 };

static atomic_int prepares;

static bool is_prepared(jclass klass)
{
    jint status = 0;
    must(GetClassStatus, klass, &status);
    return (status & JVMTI_CLASS_STATUS_PREPARED) != 0;
}

/* For one that another agent redefines the event may come again. */
static void JNICALL loaded(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    if (!is_prepared(klass))
        set_tag(klass, LOADED);
}

static void JNICALL prepared(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    set_tag(klass, PREPARED);
    atomic_fetch_add(&prepares, 1);
}

static void load(JavaVM *vm, char *options)
{
    on(ClassLoad, loaded);
    on(ClassPrepare, prepared);
}

static int count_missing(JNIEnv *jni)
{
    jclass *classes = NULL;
    jint count = 0;
    int missing = 0;
    must(GetLoadedClasses, &count, &classes);
    for (jint i = 0; i < count; i++) {
        missing += tag_of(classes[i]) == LOADED && is_prepared(classes[i]);
        (*jni)->DeleteLocalRef(jni, classes[i]);
    }
    release(classes);
    return missing;
}

static void init(JNIEnv *jni, jthread thread)
{
    off(ClassLoad);
    /* Of what another thread has just prepared the event may come a moment later. */
    for (int tries = 0; tries < 100 && count_missing(jni) > 0; tries++)
        give_others_time();
    if (atomic_load(&prepares) == 0)
        inapplicable("no class is prepared between VMStart and VMInit");
    say("classes: some, each prepared with an event: %s", truth(count_missing(jni) == 0));
}

TEST(.load = load, .init = init, .since = 11,
     .needs = {.can_generate_early_vmstart = 1, .can_tag_objects = 1});
