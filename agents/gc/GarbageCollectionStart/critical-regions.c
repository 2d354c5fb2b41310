/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "threads.h"

TITLE("GarbageCollectionStart comes before objects are collected, if collections wait for critical regions, too.");

enum { COLLECTIONS = 10 };

static atomic_bool has_ended;
static atomic_int starts;

static void JNICALL on_start(jvmtiEnv *env)
{
    starts++;
}

/* One critical region after the other, so that most collections are due within one. */
static void hold(JNIEnv *jni, jbyteArray array)
{
    jsize length = (*jni)->GetArrayLength(jni, array);
    while (!has_ended) {
        jbyte *bytes = (*jni)->GetPrimitiveArrayCritical(jni, array, NULL);
        for (jsize i = 0; bytes != NULL && i < length; i++)
            bytes[i]++;
        if (bytes != NULL)
            (*jni)->ReleasePrimitiveArrayCritical(jni, array, bytes, 0);
        else
            (*jni)->ExceptionClear(jni);
    }
}

/* Whether a start has come between the last moment at which a new object was there and the first at which it is
 * not. A pause in which it is collected begins after this moment. */
static bool is_start_posted(JNIEnv *jni, jclass klass)
{
    struct timespec beginning = {0};
    int before, count = starts;
    jobject object = (*jni)->AllocObject(jni, klass);
    jweak witness = object == NULL ? NULL : (*jni)->NewWeakGlobalRef(jni, object);
    if (witness == NULL) {
        (*jni)->ExceptionClear(jni);
        inapplicable("there is too little memory while an array is held");
    }
    (*jni)->DeleteLocalRef(jni, object);
    do {
        before = count;
        count = starts;
        if (!wait_goes_on(&beginning))
            inapplicable("what is allocated causes no collection");
    } while (!(*jni)->IsSameObject(jni, witness, NULL));
    (*jni)->DeleteWeakGlobalRef(jni, witness);
    return starts > before;
}

/* The target calls it only with collectors that are known to stop the world. */
static void observe(JNIEnv *jni, jobject array)
{
    int with_start = 0;
    if (array != NULL) {
        hold(jni, array);
        return;
    }
    jclass klass = find_class(jni, "java/lang/Object");
    on(GarbageCollectionStart, on_start);
    for (int i = 0; i < COLLECTIONS; i++)
        with_start += is_start_posted(jni, klass);
    has_ended = true;
    say("collected after a start: %d of %d", with_start, COLLECTIONS);
}

TEST(.target = "gc.CriticalRegions", .vm_args = LIST("-Xmx64m"), .probe = observe, .timeout = 120,
     .needs = {.can_generate_garbage_collection_events = 1});
