/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Memory can be allocated and given back in collection events and in ObjectFree.");

static int failures;

/* Whether a collector sends these events at all is left to it, so that only
 * what goes wrong in them is counted. */
static void allocate(void)
{
    unsigned char *block = NULL;
    if (ti(Allocate, 512, &block) != JVMTI_ERROR_NONE || block == NULL) {
        failures++;
        return;
    }
    memset(block, 0xA5, 512);
    failures += ti(Deallocate, block) != JVMTI_ERROR_NONE;
}

static void JNICALL collection(jvmtiEnv *env)
{
    allocate();
}

static void JNICALL freed(jvmtiEnv *env, jlong tag)
{
    allocate();
}

static void observe(JNIEnv *jni, jobject subject)
{
    on(GarbageCollectionStart, collection);
    on(GarbageCollectionFinish, collection);
    on(ObjectFree, freed);
    jstring string = (*jni)->NewStringUTF(jni, "forgotten");
    set_tag(string, 1);
    (*jni)->DeleteLocalRef(jni, string);
    must(ForceGarbageCollection);
    off(GarbageCollectionStart);
    off(GarbageCollectionFinish);
    off(ObjectFree);
    say("calls that failed: %d", failures);
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1,
                                 .can_generate_garbage_collection_events = 1,
                                 .can_generate_object_free_events = 1});
