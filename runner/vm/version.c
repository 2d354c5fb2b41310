/* SPDX-License-Identifier: Apache-2.0 */
#include "vm/version.h"

#include <ctype.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"

#define MAX_PARTS 8

struct version {
    long parts[MAX_PARTS];
    size_t count; /* of the numbers between points */
    long build;   /* after '+', or -1 */
};

/* Reads "17.0.12+7" and what follows it. Returns where it stopped. */
static const char *parse(const char *text, struct version *version)
{
    *version = (struct version){.build = -1};
    while (isdigit((unsigned char)*text) && version->count < MAX_PARTS) {
        char *end;
        version->parts[version->count++] = strtol(text, &end, 10);
        text = end;
        if (*text != '.' || !isdigit((unsigned char)text[1]))
            break;
        text++;
    }
    if (*text == '+' && isdigit((unsigned char)text[1])) {
        char *end;
        version->build = strtol(text + 1, &end, 10);
        text = end;
    }
    return text;
}

static bool parse_range(const char *range, struct version *low, struct version *high)
{
    const char *at = parse(range, low);
    if (*at == '\0') {
        *high = *low;
        return low->count > 0;
    }
    if (strncmp(at, "..", 2) != 0)
        return false;
    at = parse(at + 2, high);
    return *at == '\0' && low->count + high->count > 0;
}

bool version_range_valid(const char *range)
{
    struct version low, high;
    return parse_range(range, &low, &high);
}

/* The version before (< 0), at (0) or beyond (> 0) the bound. */
static int compare(const struct version *version, int feature, const struct version *bound)
{
    if (bound->count == 1)
        return (feature > bound->parts[0]) - (feature < bound->parts[0]);
    for (size_t i = 0; i < bound->count; i++)
        if (version->parts[i] != bound->parts[i])
            return version->parts[i] < bound->parts[i] ? -1 : 1;
    if (bound->build < 0 || version->build == bound->build)
        return 0;
    return version->build < bound->build ? -1 : 1;
}

/* Reads java.vm.version. */
static void parse_vm(const char *text, int feature, struct version *version)
{
    parse(text != NULL ? text : "", version);
    if (feature == 8 && version->count >= 2 && version->parts[0] == 25)
        *version = (struct version){.parts = {8, 0, version->parts[1]}, .count = 3, .build = -1};
}

bool version_in_range(const char *range, const char *version_text, int feature)
{
    struct version low, high, version;
    if (!parse_range(range, &low, &high))
        return false;
    parse_vm(version_text, feature, &version);
    return (low.count == 0 || compare(&version, feature, &low) >= 0)
           && (high.count == 0 || compare(&version, feature, &high) <= 0);
}

/* The next of ranges joined by ", ", allocated; NULL after the last. */
static char *next_range(const char **ranges)
{
    if (**ranges == '\0')
        return NULL;
    size_t length = strcspn(*ranges, ",");
    char *range = xprintf("%.*s", (int)length, *ranges);
    *ranges += length;
    *ranges += strspn(*ranges, ", ");
    return range;
}

bool version_ranges_valid(const char *ranges)
{
    size_t length = strlen(ranges);
    bool valid = length > 0 && strchr(", ", ranges[length - 1]) == NULL;
    for (char *range; valid && (range = next_range(&ranges)) != NULL; free(range))
        valid = version_range_valid(range);
    return valid;
}

bool version_in_ranges(const char *ranges, const char *version, int feature)
{
    bool in = false;
    for (char *range; !in && (range = next_range(&ranges)) != NULL; free(range))
        in = version_in_range(range, version, feature);
    return in;
}

int version_order(const char *a, int feature_a, const char *b, int feature_b)
{
    struct version left, right;
    if (feature_a != feature_b)
        return feature_a < feature_b ? -1 : 1;
    parse_vm(a, feature_a, &left);
    parse_vm(b, feature_b, &right);
    for (size_t i = 0; i < MAX_PARTS; i++)
        if (left.parts[i] != right.parts[i])
            return left.parts[i] < right.parts[i] ? -1 : 1;
    return (left.build > right.build) - (left.build < right.build);
}
