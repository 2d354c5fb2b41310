/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("SetTag and GetTag work for threads that set, change and read tags at the same time.");

enum { THREADS = 3, COUNT = 4000, ROUNDS = 3 };

static jobjectArray arrays[THREADS]; /* global references */
static int started;

static jlong numbered(int thread, jsize i, int round)
{
    return ((jlong)(thread + 1) << 33) + (jlong)round * 1000000 + i + 1;
}

static void compare(jobject object, jlong expected)
{
    jlong actual = tag_of(object);
    if (actual != expected)
        differs("tag: expected %lld, actual %lld", (long long)expected, (long long)actual);
}

static void use_tags(JNIEnv *jni, int thread)
{
    jclass klass = find_class(jni, "java/lang/Object");
    arrays[thread] = (*jni)->NewGlobalRef(jni, (*jni)->NewObjectArray(jni, COUNT, klass, NULL));
    for (int round = 0; round < ROUNDS; round++) {
        for (jsize i = 0; i < COUNT; i++) {
            jobject object = round == 0 ? (*jni)->AllocObject(jni, klass)
                                        : element(jni, arrays[thread], i);
            if (round == 0)
                (*jni)->SetObjectArrayElement(jni, arrays[thread], i, object);
            else
                compare(object, numbered(thread, i, round - 1));
            set_tag(object, numbered(thread, i, round));
            (*jni)->DeleteLocalRef(jni, object);
        }
    }
}

static void observe(JNIEnv *jni, jobject done)
{
    if (done == NULL) {
        use_tags(jni, __atomic_fetch_add(&started, 1, __ATOMIC_SEQ_CST));
        return;
    }
    say("threads: %d", started);
    for (int thread = 0; thread < THREADS && thread < started; thread++)
        for (jsize i = 0; i < COUNT; i++) {
            jobject object = element(jni, arrays[thread], i);
            compare(object, numbered(thread, i, ROUNDS - 1));
            (*jni)->DeleteLocalRef(jni, object);
        }
    say_first_difference();
}

/* Bulk oracle: thousands of tags. */
TEST(.target = "heap.graph.Walkers", .probe = observe, .needs = {.can_tag_objects = 1});
