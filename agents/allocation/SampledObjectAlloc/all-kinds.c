/* SPDX-License-Identifier: Apache-2.0 */
#include "../maker.h"

TITLE("SampledObjectAlloc is posted for allocations by bytecodes, by JNI functions and by the VM alike.");

static void observed(JNIEnv *jni, const char *what, jobject made)
{
    int right = 0;
    int events = allocations_of_object(jni, made, &right);
    say("%s: %d, class and size right: %d, wrong threads: %d", what, events, right, wrong_threads);
    record_allocations_of(jni, NULL);
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass thing = find_class(jni, "allocation/Thing");
    jmethodID constructor = method_id(jni, thing, "<init>", "()V");
    on(SampledObjectAlloc, record_allocation);
    sample_all(jni);
    record_allocations_of(jni, NULL);
    jobject one = made_by(jni, "make", "()Lallocation/Thing;");
    observed(jni, "new", one);
    observed(jni, "newarray", made_by(jni, "ints", "(I)Ljava/lang/Object;", 17));
    observed(jni, "anewarray", made_by(jni, "things", "(I)Ljava/lang/Object;", 5));
    jobject matrix = made_by(jni, "matrix", "(II)Ljava/lang/Object;", 3, 4);
    observed(jni, "multianewarray", matrix);
    observed(jni, "AllocObject", (*jni)->AllocObject(jni, thing));
    observed(jni, "NewObject", (*jni)->NewObject(jni, thing, constructor));
    observed(jni, "NewObjectArray", (*jni)->NewObjectArray(jni, 9, thing, NULL));
    observed(jni, "NewLongArray", (*jni)->NewLongArray(jni, 33));
    observed(jni, "NewStringUTF", (*jni)->NewStringUTF(jni, "made by the test"));
    observed(jni, "clone", made_by(jni, "cloned", "(Lallocation/Thing;)Ljava/lang/Object;", one));
    jintArray array = (*jni)->NewIntArray(jni, 21);
    observed(jni, "clone of an array",
             made_by(jni, "clonedArray", "([I)Ljava/lang/Object;", array));
    /* What the library makes besides may be more than is recorded. */
    record_allocations_of(jni, thing);
    observed(jni, "Constructor.newInstance", made_by(jni, "reflected", "()Ljava/lang/Object;"));
    observed(jni, "Array.newInstance", made_by(jni, "reflectedArray", "(I)Ljava/lang/Object;", 6));
    record_allocations_of(jni, find_class(jni, "java/lang/ArithmeticException"));
    observed(jni, "division by zero", made_by(jni, "thrown", "(I)Ljava/lang/Object;", 0));
}

TEST(.target = "allocation.Maker", .probe = observe, .since = 11,
     .needs = {.can_generate_sampled_object_alloc_events = 1});
