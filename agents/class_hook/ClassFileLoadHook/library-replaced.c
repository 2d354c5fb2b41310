/* SPDX-License-Identifier: Apache-2.0 */
#include "../library_use.h"

TITLE("All classes of the library can be replaced while they are loaded, and the program runs as before.");

static void load(JavaVM *vm, char *options)
{
    if (is_case("early"))
        add_capabilities(assay_env,
                         &(jvmtiCapabilities){.can_generate_early_class_hook_events = 1});
    if (is_case("retransform"))
        add_capabilities(assay_env, &(jvmtiCapabilities){.can_retransform_classes = 1});
    on(ClassFileLoadHook, hook);
}

static void retransform_some(JNIEnv *jni)
{
    static const char *const names[] = {"java/lang/Integer", "java/util/Locale",
                                        "java/util/HashMap", "java/lang/Thread"};
    jclass classes[4];
    jint count = 0;
    for (int i = 0; i < 4; i++) {
        jboolean modifiable = JNI_FALSE;
        classes[count] = find_class(jni, names[i]);
        must(IsModifiableClass, classes[count], &modifiable);
        count += modifiable;
    }
    SAY_CALL(RetransformClasses, count, classes);
}

static void observe(JNIEnv *jni, jobject unused)
{
    if (is_case("retransform"))
        retransform_some(jni);
    say_sources(jni);
}

TEST(.target = "class_hook.LibraryUse", .load = load, .probe = observe, .timeout = 60,
     .needs = {.can_generate_all_class_hook_events = 1, .can_get_source_file_name = 1},
     .cases = LIST("all", "early", "retransform"));
