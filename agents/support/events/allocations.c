/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"

struct allocation allocations[ALLOCATIONS_MAX];

int allocation_count;
int wrong_threads;
jobject recorded_class;
static jobject recorded_thread; /* a global reference */

bool is_recording_thread(jvmtiEnv *env, JNIEnv *jni)
{
    jthread self = NULL;
    must_in(env, GetCurrentThread, &self);
    bool is = (*jni)->IsSameObject(jni, self, recorded_thread);
    (*jni)->DeleteLocalRef(jni, self);
    return is;
}

void JNICALL record_allocation(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                               jclass klass, jlong size)
{
    if (!is_recording_thread(env, jni)
        || (recorded_class && !(*jni)->IsInstanceOf(jni, object, recorded_class)))
        return;
    jlong asked = 0;
    must_in(env, GetObjectSize, object, &asked);
    wrong_threads += env != assay_env || !(*jni)->IsSameObject(jni, thread, recorded_thread);
    if (allocation_count < ALLOCATIONS_MAX)
        allocations[allocation_count] = (struct allocation){
            .object = (*jni)->NewWeakGlobalRef(jni, object),
            .klass = (*jni)->NewWeakGlobalRef(jni, klass),
            .right_size = size == asked};
    allocation_count++;
}

void record_allocations_of(JNIEnv *jni, jclass klass)
{
    for (int i = 0; i < allocation_count && i < ALLOCATIONS_MAX; i++) {
        (*jni)->DeleteWeakGlobalRef(jni, allocations[i].object);
        (*jni)->DeleteWeakGlobalRef(jni, allocations[i].klass);
    }
    (*jni)->DeleteGlobalRef(jni, recorded_class);
    jthread self = NULL;
    must(GetCurrentThread, &self);
    allocation_count = wrong_threads = 0;
    recorded_class = klass == NULL ? NULL : (*jni)->NewGlobalRef(jni, klass);
    /* Callbacks on other threads may be using the reference before, which stays. */
    if (!(*jni)->IsSameObject(jni, self, recorded_thread))
        recorded_thread = (*jni)->NewGlobalRef(jni, self);
    (*jni)->DeleteLocalRef(jni, self);
}

bool is_allocation_right(JNIEnv *jni, const struct allocation *allocation)
{
    jobject object = (*jni)->NewLocalRef(jni, allocation->object);
    if (object == NULL)
        return false;
    jclass klass = (*jni)->GetObjectClass(jni, object);
    bool right = allocation->right_size && (*jni)->IsSameObject(jni, allocation->klass, klass);
    (*jni)->DeleteLocalRef(jni, klass);
    (*jni)->DeleteLocalRef(jni, object);
    return right;
}

int allocations_of_object(JNIEnv *jni, jobject object, int *right)
{
    int events = 0;
    *right = 0;
    for (int i = 0; i < allocation_count && i < ALLOCATIONS_MAX; i++)
        if ((*jni)->IsSameObject(jni, allocations[i].object, object)) {
            events++;
            *right += is_allocation_right(jni, &allocations[i]);
        }
    return events;
}
