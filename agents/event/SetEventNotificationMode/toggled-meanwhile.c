/* SPDX-License-Identifier: Apache-2.0 */
#include <sched.h>
#include <stdatomic.h>

#include "environments.h"
#include "threads.h"
#include "turns.h"

TITLE("Enabling and disabling an event while threads cause it leaves their results unchanged.");

static atomic_int came;

#define COUNTED(EVENT, ...)                                                                        \
    static void JNICALL counted_##EVENT(__VA_ARGS__)                                               \
    {                                                                                              \
        came++;                                                                                    \
    }
#define ABOUT_THREAD jvmtiEnv *env, JNIEnv *jni, jthread thread

COUNTED(ThreadStart, ABOUT_THREAD)
COUNTED(ThreadEnd, ABOUT_THREAD)
COUNTED(ClassLoad, ABOUT_THREAD, jclass klass)
COUNTED(ClassPrepare, ABOUT_THREAD, jclass klass)
COUNTED(NativeMethodBind, ABOUT_THREAD, jmethodID method, void *address, void **other)
COUNTED(CompiledMethodLoad, jvmtiEnv *env, jmethodID method, jint size, const void *address,
        jint length, const jvmtiAddrLocationMap *map, const void *information)
COUNTED(CompiledMethodUnload, jvmtiEnv *env, jmethodID method, const void *address)
COUNTED(DynamicCodeGenerated, jvmtiEnv *env, const char *name, const void *address, jint length)
COUNTED(MonitorContendedEnter, ABOUT_THREAD, jobject object)
COUNTED(MonitorContendedEntered, ABOUT_THREAD, jobject object)
COUNTED(MonitorWait, ABOUT_THREAD, jobject object, jlong timeout)
COUNTED(MonitorWaited, ABOUT_THREAD, jobject object, jboolean timed_out)
COUNTED(VMObjectAlloc, ABOUT_THREAD, jobject object, jclass klass, jlong size)
COUNTED(SampledObjectAlloc, ABOUT_THREAD, jobject object, jclass klass, jlong size)
COUNTED(GarbageCollectionStart, jvmtiEnv *env)
COUNTED(GarbageCollectionFinish, jvmtiEnv *env)
COUNTED(ObjectFree, jvmtiEnv *env, jlong tag)
COUNTED(ClassFileLoadHook, jvmtiEnv *env, JNIEnv *jni, jclass redefined, jobject loader,
        const char *name, jobject domain, jint length, const unsigned char *bytes, jint *new_length,
        unsigned char **new_bytes)

/* What each turn of the threads causes, and what may come. */
/* clang-format off */
#define CAUSED(LISTED) \
    LISTED(ThreadStart) \
    LISTED(ThreadEnd) \
    LISTED(ClassLoad) \
    LISTED(ClassPrepare) LISTED(ClassFileLoadHook) LISTED(MonitorWait) LISTED(MonitorWaited)
/* clang-format on */
#define EVENTS(LISTED)                                                                             \
    CAUSED(LISTED)                                                                                 \
    LISTED(NativeMethodBind)                                                                       \
    LISTED(CompiledMethodLoad)                                                                     \
    LISTED(CompiledMethodUnload)                                                                   \
    LISTED(DynamicCodeGenerated)                                                                   \
    LISTED(MonitorContendedEnter)                                                                  \
    LISTED(MonitorContendedEntered)                                                                \
    LISTED(VMObjectAlloc)                                                                          \
    LISTED(SampledObjectAlloc)                                                                     \
    LISTED(GarbageCollectionStart) LISTED(GarbageCollectionFinish) LISTED(ObjectFree)

#define TABLED(EVENT) .EVENT = counted_##EVENT,
#define NAMED(EVENT)                                                                               \
    if (is_case(#EVENT))                                                                           \
        return ASSAY_EVENT(EVENT);

static jvmtiEvent event_of_case(void)
{
    EVENTS(NAMED)
    broken("there is no such case");
}

#define IS_CASE(EVENT) || is_case(#EVENT)

/* It is enabled at the end, and there are turns that begin and end now. */
static void say_coming(JNIEnv *jni, jclass klass)
{
    came = 0;
    unsigned before = turns_of(jni, klass);
    while (came == 0 && turns_of(jni, klass) - before < 100)
        sched_yield();
    say("it still comes: %s", truth(came > 0));
}

static void observe(JNIEnv *jni, jobject klass)
{
    static const jvmtiEventCallbacks table = {EVENTS(TABLED)};
    jvmtiEvent event = event_of_case();
    jvmtiCapabilities held = possessed_by(assay_env);
    if ((is_case("ObjectFree") && !held.can_tag_objects)
        || (is_case("ClassFileLoadHook") && !held.can_generate_all_class_hook_events)
        || (strncmp(assay_case(), "Monitor", 7) == 0 && !held.can_generate_monitor_events))
        inapplicable("the JVM does not offer the capability for it");
    must(SetEventCallbacks, &table, (jint)sizeof table);
    jvmtiError error = ti(SetEventNotificationMode, JVMTI_ENABLE, event, NULL);
    if (error == JVMTI_ERROR_MUST_POSSESS_CAPABILITY || error == JVMTI_ERROR_INVALID_EVENT_TYPE)
        inapplicable("the JVM does not offer the event");
    assay_must(assay_env, "SetEventNotificationMode", error);
    struct timespec beginning = {0};
    for (int i = 0; i < 500 && wait_goes_on(&beginning); i++) {
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
    if (false CAUSED(IS_CASE))
        say_coming(jni, klass);
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
