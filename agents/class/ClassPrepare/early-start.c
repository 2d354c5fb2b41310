/* SPDX-License-Identifier: Apache-2.0 */
#include <pthread.h>

#include "../loading.h"

TITLE("ClassPrepare is posted for the classes that are loaded and prepared after an early VMStart.");

enum { LOADED = 1, PREPARED = 2 };

static pthread_mutex_t tagging = PTHREAD_MUTEX_INITIALIZER;
static atomic_int prepares, loads;

/* For one that another agent redefines the event may come again. Another thread may prepare the class
 * meanwhile. */
static void JNICALL loaded(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    pthread_mutex_lock(&tagging);
    if (!is_class_prepared(klass) && tag_of(klass) != PREPARED) {
        set_tag(klass, LOADED);
        atomic_fetch_add(&loads, 1);
    }
    pthread_mutex_unlock(&tagging);
}

static void JNICALL prepared(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    pthread_mutex_lock(&tagging);
    set_tag(klass, PREPARED);
    pthread_mutex_unlock(&tagging);
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
    for (jint i = 0; i < readable(classes, count); i++) {
        missing += tag_of(classes[i]) == LOADED && is_class_prepared(classes[i]);
        (*jni)->DeleteLocalRef(jni, classes[i]);
    }
    release(classes);
    return missing;
}

static int prepares_before; /* the live phase */

static void init(JNIEnv *jni, jthread thread)
{
    off(ClassLoad);
    prepares_before = atomic_load(&prepares);
}

/* Of what another thread was preparing in the start phase the event may come later. */
static void observe(JNIEnv *jni, jobject unused)
{
    struct timespec beginning = {0};
    int missing = count_missing(jni);
    while (missing > 0 && wait_goes_on(&beginning))
        missing = count_missing(jni);
    if (atomic_load(&loads) == 0 || (prepares_before == 0 && missing == 0))
        inapplicable("no class is loaded and prepared between VMStart and VMInit");
    say("classes: some, each prepared with an event: %s", truth(missing == 0));
}

TEST(.load = load, .init = init, .probe = observe, .since = 11,
     .needs = {.can_generate_early_vmstart = 1, .can_tag_objects = 1});
