/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "redefine.h"
#include "../layered.h"

TITLE("A named module reads the unnamed modules when a class of it is transformed at load.");

/* A class, its source, and another file of that length. */
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

/* One of a module that no JVM needs, which it may have from an archive. */
static jclass load_of_library(JNIEnv *jni)
{
    jclass klass = class_of_system_loader(jni, "java.util.logging.Level");
    if (klass == NULL || !transformed)
        inapplicable("java.util.logging.Level is not there, or was loaded before, or has no hook");
    return klass;
}

static void observe(JNIEnv *jni, jobject classes)
{
    struct layer layer = layer_of(jni, classes);
    if (is_case("library")) {
        late.name = "java/util/logging/Level";
        late.from = "Level.java";
        late.to = "Depth.java";
    }
    on(ClassFileLoadHook, transform);
    jclass klass = is_case("library") ? load_of_library(jni)
                                      : load_from_layer(jni, &layer, "layered.one.Late");
    say("transformed: %s", truth(transformed));
    say_reads_unnamed(jni, module_of(jni, klass));
}

TEST(.target = "module.Layered", .probe = observe, .since = 17, .cases = LIST("layer", "library"),
     .needs = {.can_generate_all_class_hook_events = 1});
