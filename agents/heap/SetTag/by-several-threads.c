/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("SetTag and GetTag work for threads that set, change and read tags at the same time.");

enum { THREADS = 3, COUNT = 4000, ROUNDS = 3 };

static jobjectArray arrays[THREADS]; /* global references */
static int started, wrong;

static jlong numbered(int thread, jsize i, int round)
{
    return ((jlong)(thread + 1) << 33) + (jlong)round * 1000000 + i + 1;
}

static void use_tags(JNIEnv *jni, int thread)
{
    jclass klass = find_class(jni, "java/lang/Object");
    arrays[thread] = (*jni)->NewGlobalRef(jni, (*jni)->NewObjectArray(jni, COUNT, klass, NULL));
    int mismatches = 0;
    for (int round = 0; round < ROUNDS; round++) {
        for (jsize i = 0; i < COUNT; i++) {
            jobject object = round == 0 ? (*jni)->AllocObject(jni, klass)
                                        : element(jni, arrays[thread], i);
            if (round == 0)
                (*jni)->SetObjectArrayElement(jni, arrays[thread], i, object);
            else
                mismatches += tag_of(object) != numbered(thread, i, round - 1);
            set_tag(object, numbered(thread, i, round));
            (*jni)->DeleteLocalRef(jni, object);
        }
    }
    __atomic_add_fetch(&wrong, mismatches, __ATOMIC_SEQ_CST);
}

static void observe(JNIEnv *jni, jobject done)
{
    if (done == NULL) {
        use_tags(jni, __atomic_fetch_add(&started, 1, __ATOMIC_SEQ_CST));
        return;
    }
    int right = 0;
    for (int thread = 0; thread < THREADS; thread++)
        for (jsize i = 0; i < COUNT; i++) {
            jobject object = element(jni, arrays[thread], i);
            right += tag_of(object) == numbered(thread, i, ROUNDS - 1);
            (*jni)->DeleteLocalRef(jni, object);
        }
    say("wrong meanwhile: %d, right in the end: %d", wrong, right);
}

TEST(.target = "heap.graph.Walkers", .probe = observe, .needs = {.can_tag_objects = 1});
