/* SPDX-License-Identifier: Apache-2.0 */
#include "../environments.h"

TITLE("VMObjectAlloc is posted to the environments that have enabled it, and to no others.");

static void load(JavaVM *vm, char *options)
{
    const jvmtiCapabilities capabilities = {.can_generate_vm_object_alloc_events = 1};
    static const jvmtiEventCallbacks callbacks = {.VMObjectAlloc = count};
    make_other(&capabilities, &callbacks);
}

/* Whether the VM reports clones is its own choice, but it does so alike. */
static void clones(JNIEnv *jni, const char *enabled)
{
    jobject thing = made_by(jni, "make", "()Lallocation/Thing;");
    note_anew(jni, find_class(jni, "allocation/Thing"));
    mine = others = strangers = 0;
    for (int i = 0; i < 20; i++)
        made_by(jni, "cloned", "(Lallocation/Thing;)Ljava/lang/Object;", thing);
    say("enabled in %s: not enabled %d, strangers %d", enabled,
        (strcmp(enabled, "B") == 0 ? mine : 0) + (strcmp(enabled, "A") == 0 ? others : 0),
        strangers);
}

static void observe(JNIEnv *jni, jobject unused)
{
    enable_in(assay_env, JVMTI_ENABLE, JVMTI_EVENT_VM_OBJECT_ALLOC);
    clones(jni, "A");
    enable_in(other, JVMTI_ENABLE, JVMTI_EVENT_VM_OBJECT_ALLOC);
    clones(jni, "both");
    say("both told of as many: %s", truth(mine == others));
    enable_in(assay_env, JVMTI_DISABLE, JVMTI_EVENT_VM_OBJECT_ALLOC);
    clones(jni, "B");
}

TEST(.target = "allocation.Maker", .load = load, .probe = observe,
     .needs = {.can_generate_vm_object_alloc_events = 1});
