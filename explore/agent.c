/* SPDX-License-Identifier: Apache-2.0 */

/* The target of the scenario, and the start of the agent. */
#include "agent.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "channel.h"

#define EXPORT __attribute__((visibility("default"))) JNIEXPORT

jvmtiEnv *environments[ENVIRONMENTS];
struct scenario plan;
struct target target;

static char *program;
static int seconds_to_wait;

int index_of(JNIEnv *jni, const jobject *objects, int count, jobject object)
{
    for (int i = 0; i < count; i++)
        if ((*jni)->IsSameObject(jni, object, objects[i]))
            return i;
    return -1;
}

int actor_of(JNIEnv *jni, jthread thread)
{
    return thread != NULL ? index_of(jni, target.threads, plan.actors, thread) : -1;
}

/* ---- The target ---------------------------------------------------------- */

int call_main(JNIEnv *jni, const char *name, const char *signature, int first, int second)
{
    jmethodID method = (*jni)->GetStaticMethodID(jni, target.interpreter, name, signature);
    int result = 0;
    switch (signature[strlen(signature) - 1]) {
    case 'I':
        result = (*jni)->CallStaticIntMethod(jni, target.interpreter, method, first, second);
        break;
    case 'Z':
        result = (*jni)->CallStaticBooleanMethod(jni, target.interpreter, method, first, second);
        break;
    default:
        (*jni)->CallStaticVoidMethod(jni, target.interpreter, method, first, second);
        break;
    }
    if ((*jni)->ExceptionCheck(jni)) {
        (*jni)->ExceptionDescribe(jni);
        say("# broken %s", name);
        leave(ASSAY_EXIT_BROKEN);
    }
    return result;
}

static jclass find(JNIEnv *jni, const char *name)
{
    jclass klass = (*jni)->FindClass(jni, name);
    return (*jni)->NewGlobalRef(jni, klass);
}

static jobjectArray array_of(JNIEnv *jni, const char *name, const char *signature)
{
    jfieldID field = (*jni)->GetStaticFieldID(jni, target.interpreter, name, signature);
    return (*jni)->GetStaticObjectField(jni, target.interpreter, field);
}

static void take(JNIEnv *jni, jobjectArray array, int count, jobject *objects)
{
    for (int i = 0; i < count; i++)
        objects[i] = (*jni)->NewGlobalRef(jni, (*jni)->GetObjectArrayElement(jni, array, i));
}

void take_array(JNIEnv *jni, int number)
{
    jobject *array = &target.objects[OBJECTS + number];
    (*jni)->DeleteGlobalRef(jni, *array);
    *array = (*jni)->NewGlobalRef(
        jni,
        (*jni)->GetObjectArrayElement(jni, array_of(jni, "ARRAYS", "[Ljava/lang/Object;"), number));
}

static jvmtiClassDefinition version(JNIEnv *jni, jclass klass, const char *name, int number)
{
    jmethodID method = (*jni)->GetStaticMethodID(jni, target.interpreter, "version",
                                                 "(Ljava/lang/String;I)[B");
    jbyteArray array = (*jni)->CallStaticObjectMethod(
        jni, target.interpreter, method, (*jni)->NewStringUTF(jni, name), (jint)number);
    if (array == NULL) {
        say("# broken no class file");
        leave(ASSAY_EXIT_BROKEN);
    }
    jint length = (*jni)->GetArrayLength(jni, array);
    jbyte *bytes = malloc((size_t)length);
    (*jni)->GetByteArrayRegion(jni, array, 0, length, bytes);
    return (jvmtiClassDefinition){
        .klass = klass, .class_byte_count = length, .class_bytes = (unsigned char *)bytes};
}

static void JNICALL run(JNIEnv *jni, jclass klass)
{
    target.interpreter = (*jni)->NewGlobalRef(jni, klass);
    target.frames = find(jni, "explore/Frames");
    target.target = find(jni, "explore/Target");
    target.mark = (*jni)->GetStaticMethodID(jni, target.target, "mark", "()Ljava/lang/String;");
    for (int i = 0; i < VERSIONS; i++) {
        target.versions[CLASS_TARGET][i] = version(jni, target.target, "Target", i + 1);
        target.versions[CLASS_FRAMES][i] = version(jni, target.frames, "Frames", i + 1);
    }
    target.fields[0] = (*jni)->GetStaticFieldID(jni, target.target, "staticField", "I");
    target.fields[1] = (*jni)->GetFieldID(jni, target.target, "instanceField", "I");
    take(jni, array_of(jni, "OBJECTS", "[Lexplore/Node;"), OBJECTS, target.objects);
    take(jni, array_of(jni, "MONITORS", "[Ljava/lang/Object;"), MONITORS, target.monitors);
    for (int i = 0; i < plan.actors; i++)
        call_main(jni, "create", "(IZ)V", i, plan.is_virtual[i]);
    take(jni, array_of(jni, "THREADS", "[Ljava/lang/Thread;"), plan.actors, target.threads);
    carry_out(jni, program, seconds_to_wait);
}

static void JNICALL prepare_natives(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    static const JNINativeMethod of_interpreter = {"run", "()V", (void *)run};
    bool registered = register_actor(jni);
    jclass interpreter = registered ? (*jni)->FindClass(jni, "explore/Interpreter") : NULL;
    if (interpreter == NULL || (*jni)->RegisterNatives(jni, interpreter, &of_interpreter, 1) != 0) {
        say("# broken no target");
        leave(ASSAY_EXIT_BROKEN);
    }
}

/* ---- The start ----------------------------------------------------------- */

static void demand(jvmtiError error, const char *what)
{
    if (error == JVMTI_ERROR_NONE)
        return;
    say("# na %s: %s", what, error_name(error));
    leave(0);
}

/* The first environment has all that scenarios need; what one environment alone can have, the others
 * do without. */
static void take_capabilities(jvmtiEnv *env, bool all)
{
    struct assay_capabilities potential, wanted = {.can_tag_objects = 1,
                                                   .can_get_owned_monitor_info = 1,
                                                   .can_get_owned_monitor_stack_depth_info = 1,
                                                   .can_get_current_contended_monitor = 1,
                                                   .can_get_monitor_info = 1,
                                                   .can_signal_thread = 1,
                                                   .can_access_local_variables = 1,
                                                   .can_generate_frame_pop_events = 1,
                                                   .can_generate_method_entry_events = 1,
                                                   .can_generate_method_exit_events = 1,
                                                   .can_generate_monitor_events = 1,
                                                   .can_generate_exception_events = 1,
                                                   .can_retransform_classes = 1,
                                                   .can_redefine_classes = 1};
    (*env)->GetPotentialCapabilities(env, (jvmtiCapabilities *)(void *)&potential);
    wanted.can_suspend = wanted.can_generate_breakpoint_events =
        wanted.can_generate_field_access_events = wanted.can_generate_field_modification_events =
            all;
    wanted.can_pop_frame = potential.can_pop_frame;
    wanted.can_force_early_return = potential.can_force_early_return;
    wanted.can_support_virtual_threads = potential.can_support_virtual_threads;
    demand((*env)->AddCapabilities(env, (jvmtiCapabilities *)(void *)&wanted), "AddCapabilities");
}

/* Takes what stands before the operations. */
static bool take_header(void)
{
    static const char word[] = "patience ";
    char *line, *rest, header[1024] = "";
    const char *problem;
    char *copy = strdup(program);
    for (line = strtok_r(copy, "\n", &rest); line != NULL && strncmp(line, "do ", 3) != 0;
         line = strtok_r(NULL, "\n", &rest))
        if (strncmp(line, word, strlen(word)) == 0)
            seconds_to_wait = atoi(line + strlen(word));
        else if (strlen(header) + strlen(line) + 2 < sizeof header)
            strcat(strcat(header, line), "\n");
    free(copy);
    return scenario_read(&plan, header, &problem) == 0;
}

EXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    program = read_program(options);
    if (program == NULL || !take_header()) {
        say("# broken no scenario");
        return 1;
    }
    say("# agent");
    for (int i = 0; i < plan.environments; i++) {
        if ((*vm)->GetEnv(vm, (void **)&environments[i], JVMTI_VERSION_1_2) != JNI_OK)
            return 1;
        take_capabilities(environments[i], i == 0);
        set_callbacks(environments[i]);
    }
    jvmtiEnv *own;
    static const jvmtiEventCallbacks at_start = {.VMInit = prepare_natives};
    if ((*vm)->GetEnv(vm, (void **)&own, JVMTI_VERSION_1_2) != JNI_OK)
        return 1;
    demand((*own)->SetEventCallbacks(own, &at_start, (jint)sizeof at_start), "SetEventCallbacks");
    demand((*own)->SetEventNotificationMode(own, JVMTI_ENABLE, JVMTI_EVENT_VM_INIT, NULL),
           "SetEventNotificationMode");
    return 0;
}
