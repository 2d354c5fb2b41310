/* SPDX-License-Identifier: Apache-2.0 */
#include "../layered.h"

TITLE("AddModuleExports has no effect on an open module.");

static void observe(JNIEnv *jni, jobject classes)
{
    struct layer layer = layer_of(jni, classes);
    struct member *open = &layer.open;
    say("AddModuleExports: %s",
        error_name(add_exports(to_modify(open->module), &open->package, layer.two.module)));
    say("to that module: %s",
        is_to(jni, "isExported", open->module, open->package.name, layer.two.module));
    say("to another: %s",
        is_to(jni, "isExported", open->module, open->package.name, layer.one.module));
}

TEST(.target = "module.Layered", .probe = observe, .since = 17);
