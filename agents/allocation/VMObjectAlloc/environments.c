/* SPDX-License-Identifier: Apache-2.0 */
#include "../maker.h"

TITLE("VMObjectAlloc is posted to the environments that have enabled it, and to no others.");

static jvmtiEnv *other;
static int mine, others, unexpected; /* events by environment */

/* The callback of both events in both environments. */
static void JNICALL count(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object, jclass klass,
                          jlong size)
{
    if (!is_recording_thread(env, jni) || !(*jni)->IsInstanceOf(jni, object, recorded_class))
        return;
    *(env == assay_env ? &mine : env == other ? &others : &unexpected) += 1;
}

/* To be called in the load hook: only there some JVMs offer the capabilities. */
static void make_other(const jvmtiCapabilities *capabilities, const jvmtiEventCallbacks *callbacks)
{
    other = new_environment_with(capabilities);
    must_in(other, SetEventCallbacks, callbacks, (jint)sizeof *callbacks);
    must(SetEventCallbacks, callbacks, (jint)sizeof *callbacks);
}

static void enable_in(jvmtiEnv *env, jvmtiEventMode mode, jvmtiEvent event)
{
    must_in(env, SetEventNotificationMode, mode, event, NULL);
}

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
    record_allocations_of(jni, find_class(jni, "allocation/Thing"));
    mine = others = unexpected = 0;
    for (int i = 0; i < 20; i++)
        made_by(jni, "cloned", "(Lallocation/Thing;)Ljava/lang/Object;", thing);
    say("enabled in %s: not enabled %d, unexpected %d", enabled,
        (strcmp(enabled, "B") == 0 ? mine : 0) + (strcmp(enabled, "A") == 0 ? others : 0),
        unexpected);
}

static void observe(JNIEnv *jni, jobject unused)
{
    enable_in(assay_env, JVMTI_ENABLE, JVMTI_EVENT_VM_OBJECT_ALLOC);
    clones(jni, "A");
    enable_in(other, JVMTI_ENABLE, JVMTI_EVENT_VM_OBJECT_ALLOC);
    clones(jni, "both");
    if (mine + others == 0)
        inapplicable("no event is posted for clones");
    say("equal numbers in both: %s", truth(mine == others));
    enable_in(assay_env, JVMTI_DISABLE, JVMTI_EVENT_VM_OBJECT_ALLOC);
    clones(jni, "B");
}

TEST(.target = "allocation.Maker", .load = load, .probe = observe,
     .needs = {.can_generate_vm_object_alloc_events = 1});
