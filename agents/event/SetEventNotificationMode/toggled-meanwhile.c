/* SPDX-License-Identifier: Apache-2.0 */
#include <sched.h>

#include "assay.h"

TITLE("An event that is enabled and disabled while threads cause it does not change what they compute.");

#define IGNORED(EVENT, ...) \
    static void JNICALL ignored_##EVENT(__VA_ARGS__) { }
#define ABOUT_THREAD jvmtiEnv *env, JNIEnv *jni, jthread thread

IGNORED(ThreadStart, ABOUT_THREAD)
IGNORED(ThreadEnd, ABOUT_THREAD)
IGNORED(ClassLoad, ABOUT_THREAD, jclass klass)
IGNORED(ClassPrepare, ABOUT_THREAD, jclass klass)
IGNORED(NativeMethodBind, ABOUT_THREAD, jmethodID method, void *address, void **other)
IGNORED(CompiledMethodLoad, jvmtiEnv *env, jmethodID method, jint size, const void *address,
        jint length, const jvmtiAddrLocationMap *map, const void *information)
IGNORED(CompiledMethodUnload, jvmtiEnv *env, jmethodID method, const void *address)
IGNORED(DynamicCodeGenerated, jvmtiEnv *env, const char *name, const void *address, jint length)
IGNORED(MonitorContendedEnter, ABOUT_THREAD, jobject object)
IGNORED(MonitorContendedEntered, ABOUT_THREAD, jobject object)
IGNORED(MonitorWait, ABOUT_THREAD, jobject object, jlong timeout)
IGNORED(MonitorWaited, ABOUT_THREAD, jobject object, jboolean timed_out)
IGNORED(VMObjectAlloc, ABOUT_THREAD, jobject object, jclass klass, jlong size)
IGNORED(SampledObjectAlloc, ABOUT_THREAD, jobject object, jclass klass, jlong size)
IGNORED(GarbageCollectionStart, jvmtiEnv *env)
IGNORED(GarbageCollectionFinish, jvmtiEnv *env)
IGNORED(ObjectFree, jvmtiEnv *env, jlong tag)

static void JNICALL ignored_ClassFileLoadHook(jvmtiEnv *env, JNIEnv *jni, jclass redefined,
                                              jobject loader, const char *name, jobject domain,
                                              jint length, const unsigned char *bytes,
                                              jint *new_length, unsigned char **new_bytes)
{
}

#define EVENTS(LISTED)                                                                   \
    LISTED(ThreadStart) LISTED(ThreadEnd) LISTED(ClassLoad) LISTED(ClassPrepare)         \
    LISTED(NativeMethodBind) LISTED(CompiledMethodLoad) LISTED(CompiledMethodUnload)     \
    LISTED(DynamicCodeGenerated) LISTED(MonitorContendedEnter)                           \
    LISTED(MonitorContendedEntered) LISTED(MonitorWait) LISTED(MonitorWaited)            \
    LISTED(VMObjectAlloc) LISTED(SampledObjectAlloc) LISTED(GarbageCollectionStart)      \
    LISTED(GarbageCollectionFinish) LISTED(ObjectFree) LISTED(ClassFileLoadHook)

#define TABLED(EVENT) .EVENT = ignored_##EVENT,
#define NAMED(EVENT) \
    if (is_case(#EVENT)) \
        return ASSAY_EVENT(EVENT);

static jvmtiEvent event_of_case(void)
{
    EVENTS(NAMED)
    broken("there is no such case");
}

static void observe(JNIEnv *jni, jobject klass)
{
    static const jvmtiEventCallbacks table = {EVENTS(TABLED)};
    jvmtiEvent event = event_of_case();
    must(SetEventCallbacks, &table, (jint)sizeof table);
    jvmtiError error = ti(SetEventNotificationMode, JVMTI_ENABLE, event, NULL);
    if (error == JVMTI_ERROR_MUST_POSSESS_CAPABILITY || error == JVMTI_ERROR_INVALID_EVENT_TYPE)
        inapplicable("the JVM does not offer the event");
    assay_must(assay_env, "SetEventNotificationMode", error);
    for (int i = 0; i < 500; i++) {
        jobject garbage = (*jni)->AllocObject(jni, klass);
        if (is_case("ObjectFree"))
            set_tag(garbage, i + 1);
        (*jni)->DeleteLocalRef(jni, garbage);
        if (i % 50 == 0)
            must(ForceGarbageCollection);
        must(SetEventNotificationMode, JVMTI_DISABLE, event, NULL);
        sched_yield();
        must(SetEventNotificationMode, JVMTI_ENABLE, event, NULL);
        sched_yield();
    }
}

#undef TABLED
#undef NAMED
#define NAMED(EVENT) #EVENT,

TEST(.target = "event.Causing", .probe = observe, .timeout = 60,
     .wants = {.can_generate_native_method_bind_events = 1,
               .can_generate_compiled_method_load_events = 1,
               .can_generate_monitor_events = 1,
               .can_generate_vm_object_alloc_events = 1,
               .can_generate_sampled_object_alloc_events = 1,
               .can_generate_garbage_collection_events = 1,
               .can_generate_object_free_events = 1,
               .can_generate_all_class_hook_events = 1,
               .can_tag_objects = 1},
     .cases = LIST(EVENTS(NAMED) NULL));
