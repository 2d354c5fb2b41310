/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/rerun.h"

#include <stdio.h>
#include <stdlib.h>

#include "history/results_file.h"

/* What another JVM is given, and tested against, is its own affair. */
static void take_jvm(struct run_options *options, const struct results_file *file)
{
    if (options->jdks.count > 0)
        return;
    const json_t *vm = json_object_get(file->root, "vm");
    const char *home = json_string_value(json_object_get(vm, "home"));
    const char *mode = json_string_value(json_object_get(vm, "mode"));
    const json_t *arguments = json_object_get(vm, "arguments");
    size_t index;
    const json_t *argument;
    const char *on = json_string_value(json_object_get(vm, "on"));
    if (options->on == NULL && on != NULL)
        options->on = options->found_on = xstrdup(on);
    if (home != NULL)
        strings_add(&options->jdks, mode != NULL ? xprintf("%s:%s", home, mode) : xstrdup(home));
    if (options->vm_args.count == 0 && options->configurations.count == 0)
        json_array_foreach (arguments, index, argument)
            if (json_is_string(argument))
                strings_add(&options->vm_args, xstrdup(json_string_value(argument)));
    if (options->config.spec == 0)
        options->config.spec = file->spec;
}

static bool deviated(const struct recorded_result *result, bool strict)
{
    return result->verdict == VERDICT_ERROR || verdict_deviates(result->verdict, strict);
}

int rerun_read(struct run_options *options)
{
    struct results_file file;
    if (results_file_read(&file, options->again) != 0)
        return -1;
    for (size_t i = 0; i < file.count; i++)
        if (deviated(&file.results[i], options->config.strict))
            strings_add(&options->deviating, xstrdup(file.results[i].id));
    take_jvm(options, &file);
    size_t count = options->deviating.count;
    bool unnamed = count > 0 && options->on != NULL && options->jdks.count == 0;
    if (unnamed)
        complain("--again %s: it does not say where the JVM on %s is; name it with --jdk DIR",
                 options->again, options->on);
    if (count == 0)
        printf("%s: no test deviated in %s; there is nothing to run again\n", options->again,
               file.label);
    results_file_free(&file);
    return unnamed ? -1 : count == 0 ? 1 : 0;
}

int rerun_read_first(struct run_options *options)
{
    struct results_file file;
    if (options->failed_first == NULL)
        return 0;
    if (results_file_read(&file, options->failed_first) != 0)
        return -1;
    for (size_t i = 0; i < file.count; i++)
        if (deviated(&file.results[i], options->config.strict))
            strings_add(&options->first, xstrdup(file.results[i].id));
    results_file_free(&file);
    return 0;
}
