/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("No event is posted for a callback and a capability alone.");

#define NEVER(EVENT, ...)                                                                          \
    static void JNICALL never_##EVENT(__VA_ARGS__)                                                 \
    {                                                                                              \
        say(#EVENT " was sent");                                                                   \
    }
#define ABOUT_THREAD jvmtiEnv *env, JNIEnv *jni, jthread thread
#define ABOUT_METHOD ABOUT_THREAD, jmethodID method
#define ABOUT_LOCATION ABOUT_METHOD, jlocation location

NEVER(VMStart, jvmtiEnv *env, JNIEnv *jni)
NEVER(VMInit, ABOUT_THREAD)
NEVER(VMDeath, jvmtiEnv *env, JNIEnv *jni)
NEVER(ThreadStart, ABOUT_THREAD)
NEVER(ThreadEnd, ABOUT_THREAD)
NEVER(ClassFileLoadHook, jvmtiEnv *env, JNIEnv *jni, jclass redefined, jobject loader,
      const char *name, jobject domain, jint length, const unsigned char *data, jint *new_length,
      unsigned char **new_data)
NEVER(ClassLoad, ABOUT_THREAD, jclass klass)
NEVER(ClassPrepare, ABOUT_THREAD, jclass klass)
NEVER(Exception, ABOUT_LOCATION, jobject exception, jmethodID by, jlocation at)
NEVER(ExceptionCatch, ABOUT_LOCATION, jobject exception)
NEVER(SingleStep, ABOUT_LOCATION)
NEVER(MethodEntry, ABOUT_METHOD)
NEVER(MethodExit, ABOUT_METHOD, jboolean by_exception, jvalue value)
NEVER(NativeMethodBind, ABOUT_METHOD, void *address, void **other)
NEVER(CompiledMethodLoad, jvmtiEnv *env, jmethodID method, jint size, const void *address,
      jint length, const jvmtiAddrLocationMap *map, const void *information)
NEVER(CompiledMethodUnload, jvmtiEnv *env, jmethodID method, const void *address)
NEVER(DynamicCodeGenerated, jvmtiEnv *env, const char *name, const void *address, jint length)
NEVER(MonitorWait, ABOUT_THREAD, jobject object, jlong timeout)
NEVER(MonitorWaited, ABOUT_THREAD, jobject object, jboolean timed_out)
NEVER(VMObjectAlloc, ABOUT_THREAD, jobject object, jclass klass, jlong size)
NEVER(SampledObjectAlloc, ABOUT_THREAD, jobject object, jclass klass, jlong size)
NEVER(GarbageCollectionStart, jvmtiEnv *env)
NEVER(GarbageCollectionFinish, jvmtiEnv *env)
NEVER(ResourceExhausted, jvmtiEnv *env, JNIEnv *jni, jint flags, const void *reserved,
      const char *description)

#define LISTED(EVENT) .EVENT = never_##EVENT

static void load(JavaVM *vm, char *options)
{
    static const jvmtiEventCallbacks table = {LISTED(VMStart),
                                              LISTED(VMInit),
                                              LISTED(VMDeath),
                                              LISTED(ThreadStart),
                                              LISTED(ThreadEnd),
                                              LISTED(ClassFileLoadHook),
                                              LISTED(ClassLoad),
                                              LISTED(ClassPrepare),
                                              LISTED(Exception),
                                              LISTED(ExceptionCatch),
                                              LISTED(SingleStep),
                                              LISTED(MethodEntry),
                                              LISTED(MethodExit),
                                              LISTED(NativeMethodBind),
                                              LISTED(CompiledMethodLoad),
                                              LISTED(CompiledMethodUnload),
                                              LISTED(DynamicCodeGenerated),
                                              LISTED(MonitorWait),
                                              LISTED(MonitorWaited),
                                              LISTED(VMObjectAlloc),
                                              LISTED(SampledObjectAlloc),
                                              LISTED(GarbageCollectionStart),
                                              LISTED(GarbageCollectionFinish),
                                              LISTED(ResourceExhausted)};
    must(SetEventCallbacks, &table, (jint)sizeof table);
}

static void observe(JNIEnv *jni, jobject subject)
{
    say("all was quiet");
    must(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_VM_DEATH, NULL);
}

TEST(.target = "event.Busy", .load = load, .probe = observe,
     .wants = {.can_generate_exception_events = 1,
               .can_generate_single_step_events = 1,
               .can_generate_method_entry_events = 1,
               .can_generate_method_exit_events = 1,
               .can_generate_native_method_bind_events = 1,
               .can_generate_compiled_method_load_events = 1,
               .can_generate_monitor_events = 1,
               .can_generate_vm_object_alloc_events = 1,
               .can_generate_sampled_object_alloc_events = 1,
               .can_generate_garbage_collection_events = 1,
               .can_generate_all_class_hook_events = 1});
