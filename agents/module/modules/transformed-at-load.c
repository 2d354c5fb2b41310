/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "redefine.h"
#include "../layered.h"

TITLE("A named module reads the unnamed modules when a class of it is transformed at load.");

/* The class that is transformed, the source file that its class file names, and another name as long. */
static struct {
    const char *name, *from, *to;
} late = {"layered/one/Late", "Late.java", "Soon.java"};
static bool transformed;

static void JNICALL transform(HOOK_PARAMETERS)
{
    if (name == NULL || strcmp(name, late.name) != 0)
        return;
    if (give_replaced(env, bytes, length, new_bytes, new_length, late.from, late.to,
                      strlen(late.from))
        == 0)
        inapplicable("the class file names no source file");
    transformed = true;
}

/* A class of a module that the JVM itself does not need. An archive may have it; then there may be no hook. */
static void load_of_library(JNIEnv *jni)
{
    if (class_of_system_loader(jni, "java.util.logging.Level") == NULL || !transformed)
        inapplicable("java.util.logging.Level is not there, or was loaded before, or has no hook");
}

static void observe(JNIEnv *jni, jobject classes)
{
    struct layer layer = layer_of(jni, classes);
    if (is_case("library")) {
        late.name = "java/util/logging/Level";
        late.from = "Level.java";
        late.to = "Depth.java";
    }
    jobject module = is_case("library") ? module_of_boot_layer(jni, "java.logging")
                                        : layer.one.module;
    need_unread(jni, module);
    on(ClassFileLoadHook, transform);
    if (is_case("library"))
        load_of_library(jni);
    else
        load_from_layer(jni, &layer, "layered.one.Late");
    say("transformed: %s", truth(transformed));
    say_reads_unnamed(jni, module);
}

TEST(.target = "module.Layered", .probe = observe, .since = 17, .cases = LIST("layer", "library"),
     .needs = {.can_generate_all_class_hook_events = 1});
