/* SPDX-License-Identifier: Apache-2.0 */
#include <pthread.h>

#include "heap.h"

TITLE("FollowReferences called by several threads at once runs complete walks one after the other.");

enum { WALKS = 20, LENGTH = 100, TAG = 1 };

static pthread_mutex_t once = PTHREAD_MUTEX_INITIALIZER;
static jobjectArray array; /* a global reference */
static int inside, walks;

HEAP_REFERENCE_CALLBACK(reference)
{
    int others = __atomic_fetch_add(&inside, 1, __ATOMIC_SEQ_CST);
    if (others != 0)
        differs("callbacks at the same time: expected 1, actual %d", others + 1);
    if (kind == JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT && *referrer_tag == TAG)
        ++*(int *)own_data(user_data);
    __atomic_fetch_sub(&inside, 1, __ATOMIC_SEQ_CST);
    return 0;
}

static void make_array(JNIEnv *jni)
{
    pthread_mutex_lock(&once);
    if (array == NULL) {
        jclass klass = find_class(jni, "java/lang/Object");
        jobject content = (*jni)->AllocObject(jni, klass);
        array = (*jni)->NewGlobalRef(jni, (*jni)->NewObjectArray(jni, LENGTH, klass, content));
        set_tag(array, TAG);
    }
    pthread_mutex_unlock(&once);
}

static void observe(JNIEnv *jni, jobject done)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    if (done != NULL) {
        say("walks: %d", walks);
        say_first_difference();
        return;
    }
    make_array(jni);
    for (int i = 0; i < WALKS; i++) {
        int elements = 0;
        jvmtiError error = ti(FollowReferences, 0, NULL, array, &callbacks, &elements);
        __atomic_fetch_add(&walks, 1, __ATOMIC_SEQ_CST);
        if (error != JVMTI_ERROR_NONE || elements != LENGTH)
            differs("a walk: expected %s with %d elements, actual %s with %d",
                    error_name(JVMTI_ERROR_NONE), LENGTH, error_name(error), elements);
    }
}

/* Bulk oracle: thousands of callbacks. */
TEST(.target = "heap.graph.Walkers", .probe = observe, .needs = {.can_tag_objects = 1});
