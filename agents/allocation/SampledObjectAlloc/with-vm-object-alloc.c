/* SPDX-License-Identifier: Apache-2.0 */
#include "../maker.h"
#include "environments.h"

TITLE("SampledObjectAlloc is posted for what the VM itself allocates where VMObjectAlloc is enabled, too.");

static void JNICALL ignore(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object, jclass klass,
                           jlong size)
{
}

static void load(JavaVM *vm, char *options)
{
    if (!is_case("in-another-environment"))
        return;
    assay_callbacks.VMObjectAlloc = ignore;
    move_to_second_environment(&(jvmtiCapabilities){.can_generate_vm_object_alloc_events = 1});
}

static void say_sampled(JNIEnv *jni, const char *what, jobject made)
{
    int right = 0;
    int events = allocations_of_object(jni, made, &right);
    say("%s: %d, class and size right: %d", what, events, right);
    record_allocations_of(jni, NULL);
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass thing = find_class(jni, "allocation/Thing");
    jobject one = made_by(jni, "make", "()Lallocation/Thing;");
    if (is_case("in-another-environment"))
        enable_in(second_environment, JVMTI_EVENT_VM_OBJECT_ALLOC, NULL);
    else
        on(VMObjectAlloc, ignore);
    on(SampledObjectAlloc, record_allocation);
    sample_all(jni);
    record_allocations_of(jni, NULL);
    say_sampled(jni, "clone",
                made_by(jni, "cloned", "(Lallocation/Thing;)Ljava/lang/Object;", one));
    say_sampled(jni, "Array.newInstance",
                made_by(jni, "reflectedArray", "(I)Ljava/lang/Object;", 6));
    say_sampled(jni, "AllocObject", (*jni)->AllocObject(jni, thing));
    say_sampled(jni, "NewObjectArray", (*jni)->NewObjectArray(jni, 9, thing, NULL));
    say_sampled(jni, "NewLongArray", (*jni)->NewLongArray(jni, 33));
    say_sampled(jni, "NewStringUTF", (*jni)->NewStringUTF(jni, "made by the test"));
    say_sampled(jni, "new", made_by(jni, "make", "()Lallocation/Thing;"));
}

TEST(.target = "allocation.Maker", .load = load, .probe = observe, .since = 11,
     .needs = {.can_generate_sampled_object_alloc_events = 1,
               .can_generate_vm_object_alloc_events = 1},
     .cases = LIST("in-the-same-environment", "in-another-environment"));
