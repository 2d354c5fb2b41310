/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "assay.h"

TITLE("Allocate and Deallocate work in callbacks of collection events and ObjectFree.");

static atomic_int starts, finishes, frees, failures;

static bool is_refused(void)
{
    unsigned char *block = NULL;
    if (ti(Allocate, 512, &block) != JVMTI_ERROR_NONE || block == NULL)
        return true;
    memset(block, 0xA5, 512);
    return ti(Deallocate, block) != JVMTI_ERROR_NONE;
}

static void allocate(atomic_int *events)
{
    atomic_fetch_add(&failures, is_refused());
    atomic_fetch_add(events, 1);
}

static void JNICALL started(jvmtiEnv *env)
{
    allocate(&starts);
}

static void JNICALL finished(jvmtiEnv *env)
{
    allocate(&finishes);
}

static void JNICALL freed(jvmtiEnv *env, jlong tag)
{
    allocate(&frees);
}

static void observe(JNIEnv *jni, jobject subject)
{
    on(GarbageCollectionStart, started);
    on(GarbageCollectionFinish, finished);
    on(ObjectFree, freed);
    jstring string = (*jni)->NewStringUTF(jni, "forgotten");
    set_tag(string, 1);
    (*jni)->DeleteLocalRef(jni, string);
    /* ObjectFree may be posted later than the collection, and any of them never. */
    for (int tries = 0; tries < 20 && (starts == 0 || finishes == 0 || frees == 0); tries++)
        must(ForceGarbageCollection);
    off(GarbageCollectionStart);
    off(GarbageCollectionFinish);
    off(ObjectFree);
    if (starts + finishes + frees == 0)
        inapplicable("the collector posts no such event");
    say("calls that failed: %d", atomic_load(&failures));
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1,
                                 .can_generate_garbage_collection_events = 1,
                                 .can_generate_object_free_events = 1});
