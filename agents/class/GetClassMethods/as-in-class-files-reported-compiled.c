/* SPDX-License-Identifier: Apache-2.0 */
#include "../library.h"

TITLE("GetClassMethods reports the methods of each class file where CompiledMethodLoad is enabled.");

static void JNICALL compiled(jvmtiEnv *env, jmethodID method, jint code_size, const void *code,
                             jint map_length, const jvmtiAddrLocationMap *map,
                             const void *compile_info)
{
}

static void load(JavaVM *vm, char *options)
{
    record_class_files(vm, options);
    on(CompiledMethodLoad, compiled);
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_classes(jni, compare_with_methods);
}

/* Bulk oracle: compares all classes of the program with their class files. The event may make known
 * methods that are in no class file. */
TEST(.target = "classes.Library", .load = load, .probe = observe, .timeout = 60,
     .needs = {CLASS_FILE_NEEDS, .can_generate_compiled_method_load_events = 1},
     .wants = {CLASS_FILE_WANTS});
