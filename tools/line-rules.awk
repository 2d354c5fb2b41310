# SPDX-License-Identifier: Apache-2.0
#
# usage: awk -f tools/line-rules.awk spec/events.tsv spec/params.tsv spec/rules.tsv \
#            spec/error_codes.tsv spec/line-rules.tsv SOURCE... EXPECTED...
#
# Names each line of an EXPECTED file for a part of which it cites no rule. What a line says is known
# from the agent: the `say` or `record` whose format the line has, and the arguments of that call. They
# are followed back to parameters of events and to results of JVM TI functions, through assignments and
# functions of the agent, of headers of the category and of agents/support. SOURCE... are these.
#
# The pieces that are found: EVENT (said in its callback, or by what the callback has noted), EVENT.PARAMETER (said,
# or compared in the callback before; the thread also by what a function returns about it, or where the callback
# enables or disables an event for it), FUNCTION (its error, on a line that names the function), FUNCTION.out (what it
# returns), FUNCTION.null (its success with null for the thread), and a helper that TEST has as `.probe`. For each the
# line must cite one of the rules in spec/line-rules.tsv. A piece all of whose rules are obligations is not asked of a
# line that cites recommendations alone. Where a test of the category virtual_thread enables an event for one
# thread, some line of its expected file must cite the rule of the piece on_thread.

BEGIN { FS = "\t" }

FNR == 1 { inside = commented = citing = 0; head = text = cited = "" }

FILENAME ~ /events\.tsv$/ {
    if (FNR > 1) {
        is_event[$1]
        count = split($9, part, ",")
        for (i = 1; i <= count; i++) {
            sub(/:.*/, "", part[i])
            event_param[$1, i] = part[i]
        }
    }
    next
}
FILENAME ~ /params\.tsv$/ {
    if (FNR > 1) {
        is_function[$1]
        if ($5 ~ /out/) is_out[$1, $2]
    }
    next
}
FILENAME ~ /\/rules\.tsv$/ {
    if (FNR > 1) level[$1] = $10
    next
}
FILENAME ~ /error_codes\.tsv$/ {
    if (FNR > 1 && $4 == "must-detect") required_error[substr($1, 13)]
    next
}
FILENAME ~ /line-rules\.tsv$/ {
    if (FNR > 1 && !/^#/ && NF > 1) {
        rows++
        if ($4 == "-" && $1 ~ /^[a-z]/) quiet[$1]
        row_test[rows] = $2
        row_line[rows] = $3
        row_rules[rows] = $4
        rows_of[$1] = rows_of[$1] " " rows
    }
    next
}
FILENAME ~ /\.[ch]$/ { read_source(); next }
{ read_expected() }

END { if (expected != "") check_file() }

# ---- Sources: functions and macros with their parameters and statements ----------------------

function read_source(   line) {
    if (/^#include "/) {
        split($0, quote, "\"")
        line = FILENAME
        sub(/[^\/]*$/, "", line)
        line = line quote[2]
        while (sub(/[^\/]+\/\.\.\//, "", line))
            ;
        includes[FILENAME] = includes[FILENAME] " " line
        return
    }
    line = $0
    if (commented) {
        if (line !~ /\*\//) return
        sub(/^.*\*\//, "", line)
        commented = 0
    }
    gsub(/\/\*.*\*\//, "", line)
    if (sub(/\/\*.*/, "", line)) commented = 1
    if (line ~ /^#define/) inside = 2
    if (inside == 2) {
        text = text " " line
        if (!sub(/\\$/, "", text)) {
            take_macro(FILENAME, text)
            inside = 0
            text = head = ""
        }
    } else if (line ~ /^#/) {
        return
    } else if (line == "{") {
        inside = 1
        text = ""
    } else if (line == "}" && inside == 1) {
        take_function(FILENAME, head, text)
        inside = 0
        head = text = ""
    } else if (inside == 1) {
        text = text " " line
    } else if (line ~ /^ *$/ || line ~ /^TEST\(/) {
        if (line ~ /^TEST/) inside = 3
        take_data(FILENAME, head)
        head = inside == 3 ? line : ""
    } else {
        head = head " " line
        if (line ~ /^[^ ].*;$|^};?$/ && head ~ /;$/ && inside != 3) {
            if (balanced(head)) {
                take_data(FILENAME, head)
                head = ""
            }
        }
    }
    if (inside == 3 && head ~ /\);$/) {
        define(FILENAME, "TEST", "", head)
        inside = 0
        head = ""
    }
}

function balanced(text) { return gsub(/{/, "", text) == gsub(/}/, "", text) }

function without_literals(text,   out) {
    out = ""
    while (match(text, /"([^"\\]|\\.)*"/)) {
        literal[++literals] = substr(text, RSTART + 1, RLENGTH - 2)
        out = out substr(text, 1, RSTART - 1) "\001" literals "\001"
        text = substr(text, RSTART + RLENGTH)
    }
    text = out text
    gsub(/[ \t]+/, " ", text)
    return text
}

function take_macro(file, text,   at, name) {
    sub(/^ *#define /, "", text)
    if (match(text, /^[A-Za-z_0-9]+\([^)]*\)/)) {
        at = index(text, "(")
        define(file, substr(text, 1, at - 1), substr(text, at + 1, RLENGTH - at - 1), \
            substr(text, RLENGTH + 1))
    } else if (match(text, /^[A-Za-z_0-9]+/))
        define(file, substr(text, 1, RLENGTH), "", substr(text, RLENGTH + 1))
}

function take_function(file, head, text,   at, name, params) {
    gsub(/__attribute__\(\([^;]*\)\)\)?/, "", head)
    at = index(head, "(")
    name = substr(head, 1, at - 1)
    sub(/ *$/, "", name)
    sub(/.*[ *]/, "", name)
    params = substr(head, at + 1)
    sub(/\) *$/, "", params)
    if (name ~ /_CALLBACK$/) {
        name = params
        params = ""
    }
    define(file, name, params, text)
}

# Variables and tables of a file; a table counts as a function that names what is in it.
function take_data(file, text,   count, part, i, name, value) {
    if (text ~ /^ *(typedef|extern|TITLE|enum)/ || text !~ /[=;]/ || (text ~ /\) *;$/ && text !~ /=/)) return
    value = ""
    if (match(text, /=/)) {
        value = substr(text, RSTART + 1)
        text = substr(text, 1, RSTART - 1) (value ~ /^ *{/ ? "" : " ," value)
    }
    gsub(/{[^}]*}/, " ", text)
    count = split(text, part, /[^A-Za-z_0-9]+/)
    name = ""
    for (i = 1; i <= count; i++)
        if (part[i] ~ /^[A-Za-z_]/ && part[i] !~ /^(static|const|int|char|bool|volatile|struct|jint|jlong|jobject|_Thread_local|unsigned|true|false|NULL)$/) {
            is_global[file, part[i]]
            name = part[i]
        }
    if (value ~ /^ *{/ && name != "") define(file, name, "", value)
}

# SAY_CALL(FUNCTION, ...) as the `say` that it stands for, whose format has the name of the function.
function without_say_calls(text,   args, at, in_env, out) {
    out = ""
    while (match(text, /SAY_CALL(_IN)?\(/)) {
        at = RSTART + RLENGTH - 1
        in_env = RLENGTH > 9
        out = out substr(text, 1, RSTART - 1)
        split("", args)
        arguments(text, at, args)
        gsub(/ /, "", args[1 + in_env])
        out = out "say(\"" args[1 + in_env] ": %s\", error_name(" (in_env ? "ti_in(" : "ti(") \
            substr(text, at + 1, call_end - at - 1) "))"
        text = substr(text, call_end)
    }
    return out text
}

function define(file, name, params, text,   count, part, i, at, rest, statement) {
    if (name == "" || (file, name) in statements) return
    text = without_literals(without_say_calls(text))
    functions_of[file] = functions_of[file] " " name
    named_function[name]
    if (file ~ /^agents\/support\//) home[name] = file
    count = split(params, part, ",")
    for (i = 1; i <= count; i++) {
        gsub(/\[[^]]*\]/, "", part[i])
        gsub(/[^A-Za-z_0-9.]+/, " ", part[i])
        sub(/ *$/, "", part[i])
        sub(/^.* /, "", part[i])
        param[file, name, i] = part[i]
    }
    params_of[file, name] = count
    count = split(text, part, /[;{}]|else |do /)
    at = 0
    for (i = 1; i <= count; i++)
        if (part[i] ~ /[A-Za-z]/) stmt[file, name, ++at] = part[i]
    statements[file, name] = at
}

# ---- What an agent says, and of what it is made ----------------------------------------------

# The file whose function or macro a name is, for the agent; "" for none.
function scope(name,   i) {
    for (i = 1; i <= file_count; i++)
        if ((files[i], name) in statements) return files[i]
    return name in home ? home[name] : ""
}

function add_files(file,   part, count, i) {
    for (i = 1; i <= file_count; i++)
        if (files[i] == file) return
    if (!(file in functions_of)) return
    files[++file_count] = file
    count = split(includes[file], part, " ")
    for (i = 1; i <= count; i++)
        add_files(part[i])
}

function joined(set, more,   part, count, i) {
    if (set != "" && set !~ /^ /) set = " " set " "
    count = split(more, part, " ")
    for (i = 1; i <= count; i++)
        if (index(set, " " part[i] " ") == 0) set = (set == "" ? " " : set) part[i] " "
    return set
}

# Splits the arguments of the call whose bracket opens at `at` into `args`; where it ends is in call_end.
function arguments(text, at, args,   depth, start, i, c, count, length_of) {
    count = 0
    depth = 0
    start = at + 1
    length_of = length(text)
    for (i = at; i <= length_of; i++) {
        c = substr(text, i, 1)
        if (c == "(") depth++
        else if (c == ")") {
            if (--depth == 0) break
        } else if (c == "," && depth == 1) {
            args[++count] = substr(text, start, i - start)
            start = i + 1
        }
    }
    args[++count] = substr(text, start, i - start)
    call_end = i
    return count
}

# The pieces that an expression is made of; `local` has those of the variables of the function.
function pieces(text, file, local,   set, rest, word, at, where, called) {
    set = ""
    rest = text
    while (match(rest, /[A-Za-z_][A-Za-z_0-9]*/)) {
        word = substr(rest, RSTART, RLENGTH)
        where = substr(rest, RSTART - 1, 1)
        rest = substr(rest, RSTART + RLENGTH)
        called = substr(rest, 1, 1) == "("
        if (!called) {
            if (word in local) set = joined(set, local[word])
            else if (word in global) set = joined(set, global[word])
            else if (word in is_function && where ~ /[ (,]/) {
                set = joined(set, word)
                if ((word ".thread.null-current") in level && match(rest, /^, [A-Za-z_]+[,)]/)) {
                    called = substr(rest, 3, RLENGTH - 3)
                    if (called == "NULL" || (called in local && index(local[called], " NULL "))) set = joined(set, word ".null")
                }
            }
        } else if (word in result && !(word in quiet))
            set = joined(set, result[word])
    }
    return set
}

function walk(name, file, event, local, depth,   i, count, text) {
    if (depth > 7) return
    walked[name]
    count = statements[file, name]
    for (i = 1; i <= count; i++)
        statement(stmt[file, name, i], name, file, event, local, depth)
}

# A variable gets these pieces, besides its own if it is global or `more`.
function note(word, set, more, file, local) {
    if (word == "") return
    if (!(word in local) && is_known_global(word, file)) global[word] = joined(global[word], set)
    else if (set == "") { if (!more) delete local[word] }
    else local[word] = joined(more ? local[word] : "", set)
}

function is_known_global(word, file,   i) {
    if ((file, word) in is_global) return 1
    for (i = 1; i <= file_count; i++)
        if ((files[i], word) in is_global) return 1
    return 0
}

function statement(text, name, file, event, local, depth,   rest, word, at, args, count, i, set, key, where, called, offset, first, inner, f, more) {
    # What a callback compares, what it says after that depends on.
    if (event != "" && match(text, /(if|while) \(/)) {
        arguments(text, RSTART + RLENGTH - 1, args)
        set = ""
        for (i in args)
            set = joined(set, pieces(args[i], file, local))
        local["if"] = joined(local["if"], of_events(set))
    }
    # Assignments: NAME = ..., NAME += ..., NAME++.
    rest = text
    if (match(rest, /[A-Za-z_0-9\]\.>-]+( = | [-+|&^]= )/)) {
        word = substr(rest, 1, RSTART + RLENGTH - 1)
        set = pieces(substr(rest, RSTART + RLENGTH), file, local)
        more = word ~ /[-+|&^\].>]+ ?= $/ || substr(rest, RSTART + RLENGTH) ~ /[^A-Za-z_0-9]MEMBER/
        sub(/ [-+|&^]?= $/, "", word)
        gsub(/\[[^]]*\]/, "", word)
        sub(/(\.|->).*/, "", word)
        sub(/.*[ *(]/, "", word)
        if (event != "") set = joined(joined(set, event), local["if"])
        note(word, set, more, file, local)
    } else if (event != "" && match(rest, /atomic_fetch_add\(&[a-z_0-9]+/)) {
        word = substr(rest, RSTART + 18, RLENGTH - 18)
        set = pieces(substr(rest, RSTART + RLENGTH), file, local)
        note(word, joined(joined(set, event), local["if"]), 1, file, local)
    } else if (event != "" && match(rest, /[A-Za-z_][A-Za-z_0-9]*(\[[^]]*\])?(\+\+|--)/)) {
        word = substr(rest, RSTART, RLENGTH)
        sub(/[^A-Za-z_0-9].*/, "", word)
        note(word, joined(event, local["if"]), 1, file, local)
    } else if (event != "" && match(rest, /(\+\+|--)[A-Za-z_][A-Za-z_0-9]*/)) {
        note(substr(rest, RSTART + 2, RLENGTH - 2), event, 1, file, local)
    }
    if (text ~ /return /) {
        set = pieces(text, file, local)
        # Another call of the function may have another thread.
        if (text !~ /, NULL[,)]/) gsub(/[A-Za-z]+\.null /, "", set)
        result[name] = joined(result[name], functions_in(set))
    }
    # Calls.
    offset = 0
    rest = text
    while (match(rest, /[A-Za-z_][A-Za-z_0-9]*\(/)) {
        word = substr(rest, RSTART, RLENGTH - 1)
        at = offset + RSTART + RLENGTH - 1
        offset += RSTART + RLENGTH - 1
        rest = substr(rest, RSTART + RLENGTH)
        if (word ~ /^(if|while|for|switch|sizeof|return|assert)$/) continue
        split("", args)
        if (word ~ /^(ti|must|ti_in|must_in|ti_if_able|ti_if_able_in)$/) {
            count = arguments(text, at, args)
            first = word ~ /_in$/ ? 2 : 1
            key = args[first]
            gsub(/ /, "", key)
            if (key in is_function) {
                # What it returns about the event's thread rests on that, too.
                set = key ".out"
                where = event != "" ? pieces(args[first + 1], file, local) : ""
                if (where ~ /^ ?[A-Za-z]+\.thread ?$/) set = joined(set, where)
                for (i = first + 1; i <= count; i++)
                    if ((key, i - first) in is_out) note(variable(args[i]), set, 0, file, local)
            }
        } else if (word ~ /^(say|record|record_at|say_record_in_one_line)$/) {
            count = arguments(text, at, args)
            first = word == "record_at" ? 2 : 1
            set = joined(event, local["if"])
            for (i = first + 1; i <= count; i++)
                set = joined(set, args[i] ~ /error_name\(/ ? pieces(args[i], file, local) \
                    : without_errors(pieces(args[i], file, local)))
            add_sayer(args[first], set, name, event)
        } else if (word == "assay_append") {
            count = arguments(text, at, args)
            set = ""
            for (i = 3; i <= count; i++)
                set = joined(set, pieces(args[i], file, local))
            note(variable(args[1]), set, 1, file, local)
        } else if (word ~ /^(on|on_thread)$/) {
            count = arguments(text, at, args)
            bind(variable(args[2]), variable(args[1]))
        } else if (word == "hook_in") {
            count = arguments(text, at, args)
            bind(variable(args[2]), "ClassFileLoadHook")
        } else if (word !~ /^(must|broken|find_|release)/ && (f = scope(word)) != "" && !(word in quiet)) {
            count = arguments(text, at, args)
            expand_parameters(f, word)
            split("", inner)
            set = inner["if"] = local["if"]
            for (i = 1; i <= count; i++) {
                key = param[f, word, i]
                where = args[i] ~ /^ ?NULL$/ ? " NULL " : pieces(args[i], file, local)
                if (key != "" && where != "") inner[key] = where
                set = set "|" where
            }
            if (!((word, event, set, depth > 6) in visited)) {
                visited[word, event, set, depth > 6]
                walk(word, f, event, inner, depth + 1)
            }
        }
    }
    # Functions that are named and not called: callbacks of events, and others.
    rest = text
    while (match(rest, /\.[A-Z][A-Za-z]+ = [a-z_]+/)) {
        word = substr(rest, RSTART + 1, RLENGTH - 1)
        rest = substr(rest, RSTART + RLENGTH)
        key = word
        sub(/ =.*/, "", key)
        sub(/.*= /, "", word)
        if (key in is_event) bind(word, key)
    }
    rest = text
    while (match(rest, /[A-Za-z_][A-Za-z_0-9]*/)) {
        word = substr(rest, RSTART, RLENGTH)
        rest = substr(rest, RSTART + RLENGTH)
        if (substr(rest, 1, 1) != "(" && word in named_function && !(word in walked) && !(word in local)) {
            split("", inner)
            walk(word, scope(word), event, inner, depth + 1)
        }
    }
}

function variable(text) {
    gsub(/\([a-z_A-Z]+ \*+\)/, "", text)
    if (!match(text, /[A-Za-z_][A-Za-z_0-9]*/)) return ""
    return substr(text, RSTART, RLENGTH)
}

function without_errors(set,   part, count, i, out) {
    if (set !~ /[A-Za-z] /) return set
    count = split(set, part, " ")
    out = ""
    for (i = 1; i <= count; i++)
        if (!(part[i] in is_function)) out = joined(out, part[i])
    return out
}

function of_events(set,   part, count, i, out) {
    count = split(set, part, " ")
    out = ""
    for (i = 1; i <= count; i++)
        if (part[i] !~ /\.(out|null)$/ && part[i] ~ /\./) out = joined(out, part[i])
    return out
}

function functions_in(set,   part, count, i, out) {
    count = split(set, part, " ")
    out = ""
    for (i = 1; i <= count; i++)
        if (part[i] !~ /^[A-Za-z]+\.[a-z]/ || part[i] ~ /\.(out|null)$/) out = joined(out, part[i])
    return out
}

# Gives a function its parameters whose list is a macro.
function expand_parameters(file, name,   macro, f, count, part, i) {
    macro = param[file, name, 1]
    if (params_of[file, name] != 1 || macro !~ /_PARAMETERS$/ || (f = scope(macro)) == "") return
    count = split(stmt[f, macro, 1], part, ",")
    for (i = 1; i <= count; i++) {
        sub(/ *$/, "", part[i])
        sub(/^.*[ *]/, "", part[i])
        param[file, name, i] = part[i]
    }
    params_of[file, name] = count
}

# Whether a function enables or disables an event for the thread of this parameter.
function enables_for(thread, f, name,   i) {
    for (i = 1; i <= statements[f, name]; i++)
        if (stmt[f, name, i] ~ ("(on|off)_thread\\([A-Za-z]+, ([a-z_A-Z0-9]+, )?" thread "\\)")) return 1
    return 0
}

# A callback of an event.
function bind(name, event,   f, i, local) {
    if (!(event in is_event) || (name, event) in bound) return
    bound[name, event]
    f = scope(name)
    if (f == "") return
    expand_parameters(f, name)
    split("", local)
    for (i = 3; i <= params_of[f, name]; i++) {
        local[param[f, name, i]] = event "." event_param[event, i]
        if (event_param[event, i] == "thread" && enables_for(param[f, name, i], f, name))
            local["if"] = event ".thread"
    }
    walk(name, f, event, local, 0)
}

# ---- Formats ---------------------------------------------------------------------------------

function add_sayer(format, set, name, event,   text, part, count, i, key) {
    text = ""
    count = split(format, part, "\001")
    for (i = 1; i <= count; i++)
        text = text (i % 2 == 0 ? literal[part[i]] : (part[i] ~ /[A-Za-z]/ ? "%s" : ""))
    if (text == "") text = "%s"
    key = text SUBSEP set
    if (key in said) return
    said[key]
    sayers++
    sayer_set[sayers] = set
    sayer_event[sayers] = event
    if (!(text in regex_of)) {
        key = text
        gsub(/\\"/, "\"", text)
        gsub(/\\\\/, "\\", text)
        weight_of[key] = length(plain(text))
        gsub(/[][\\.^$*+?(){}|]/, "\\\\&", text)
        gsub(/%[-0-9.]*[lz]*[dux]/, "-?[0-9a-fx]+", text)
        gsub(/%[-0-9.]*(\\\*)?s/, ".*", text)
        gsub(/%c/, ".", text)
        gsub(/%%/, "%", text)
        regex_of[key] = "^" text "( x[0-9]+)?$"
        text = key
    }
    sayer_regex[sayers] = regex_of[text]
    sayer_weight[sayers] = weight_of[text]
}

function plain(text) {
    gsub(/%[-0-9.*]*[lz]*[duxsc]/, "", text)
    return text
}

# ---- Expected files --------------------------------------------------------------------------

function read_expected(   line) {
    if (FNR == 1) {
        if (expected != "") check_file()
        expected = FILENAME
        line_count = 0
        file_cited = " "
    }
    if (/^ *(#|$)/) return
    if (/^ *@/) { citing = 0; return }
    if (/^ *\[/) {
        if (!citing) cited = " "
        citing = 1
        line = $0
        gsub(/[][]/, " ", line)
        gsub(/ +/, " ", line)
        cited = cited line " "
        file_cited = file_cited line " "
        return
    }
    citing = 0
    lines[++line_count] = $0
    line_number[line_count] = FNR
    line_cited[line_count] = cited
}

# One text that the line expects.
function example(line,   out, c, rest, inner) {
    out = ""
    while (match(line, /[\\{<]/)) {
        out = out substr(line, 1, RSTART - 1)
        c = substr(line, RSTART, 1)
        rest = substr(line, RSTART + 1)
        if (c == "\\") {
            out = out substr(rest, 1, 1)
            line = substr(rest, 2)
        } else if (c == "<" && match(rest, /^[^>]*>/)) {
            out = out "7"
            line = substr(rest, RLENGTH + 1)
        } else if (c == "{") {
            sub(/^should /, "", rest)
            inner = rest
            match(rest, /([^\\}]|\\.)*}/)
            inner = substr(rest, 1, RLENGTH - 1)
            line = substr(rest, RLENGTH + 1)
            if (match(inner, /([^\\|]|\\.)+/)) inner = substr(inner, RSTART, RLENGTH)
            gsub(/\\/, "", inner)
            out = out inner
        } else {
            out = out c
            line = rest
        }
    }
    return out line
}

function check_file(   agent, i, j, pass, line, best, text, least, count, part, local, w, extra) {
    agent = expected
    sub(/^.*expected\//, "agents/", agent)
    sub(/\.txt$/, ".c", agent)
    split("", walked)
    file_count = 0
    split("", files)
    add_files(agent)
    split("", global)
    split("", result)
    for (pass = 1; pass <= 2; pass++) {
        split("", said)
        split("", visited)
        split("", bound)
        sayers = 0
        split("", walked)
        split("", local)
        if ((agent, "TEST") in statements) walk("TEST", agent, "", local, 0)
        count = split(functions_of[agent], part, " ")
        for (j = 1; j <= count; j++)
            if (!(part[j] in walked)) {
                split("", local)
                walk(part[j], agent, "", local, 0)
            }
    }
    if (expected ~ /(^|\/)virtual_thread\// && calls_on_thread(agent)) {
        text = rules_for("on_thread", "")
        if (text != "none" && !is_met(file_cited, text, 0))
            print expected ": no line cites on_thread: " text
    }
    # What the agent arranges by a helper, as `.probe = act_at_breakpoint`.
    extra = ""
    for (i = 1; i <= statements[agent, "TEST"]; i++)
        if (match(stmt[agent, "TEST", i], /\.probe = [a-z_]+/)) {
            text = substr(stmt[agent, "TEST", i], RSTART + 9, RLENGTH - 9)
            if (text in rows_of) extra = text
        }
    for (i = 1; i <= line_count; i++) {
        line = example(lines[i])
        best = -1
        for (j = 1; j <= sayers; j++)
            if (sayer_weight[j] + 1 >= best && line ~ sayer_regex[j]) {
                w = sayer_weight[j]
                if (sayer_event[j] != "" && names(line, sayer_event[j])) w += 0.5
                if (w < best) continue
                text = missing_rules(joined(sayer_set[j], extra), line_cited[i], line,
                    sayer_event[j])
                if (w > best || length(text) < length(least)) least = text
                best = w
            }
        if (best >= 0 && least != "")
            print expected ":" line_number[i] ": \"" lines[i] "\" cites none of these: " least
    }
}

function calls_on_thread(agent,   part, count, i, j) {
    count = split(functions_of[agent], part, " ")
    for (i = 1; i <= count; i++)
        for (j = 1; j <= statements[agent, part[i]]; j++)
            if (stmt[agent, part[i], j] ~ /(^|[^A-Za-z_])on_thread\(/) return 1
    return 0
}

# Whether a line names, at its beginning, another function than this one.
function is_of_another(line, name) {
    sub(/:.*/, "", line)
    return line != name && line in is_function
}

function names(line, word) { return (" " line " ") ~ ("[^A-Za-z]" word "[^A-Za-z]") }

# Whether one of the cited rules is in the row's list, where "*" stands for any beginning or end.
# With `values`, a rule of what may be left out or called when is none of a value.
function is_met(cited, patterns, values,   part, count, i) {
    if (values) gsub(/[^ ]+\.(phases|optional-outputs|[^ ]*null-ok|[^ ]*dealloc|[^ ]*null-current) /, "", cited)
    count = split(patterns, part, " ")
    for (i = 1; i <= count; i++)
        if (part[i] ~ /\*$/ ? index(cited, " " substr(part[i], 1, length(part[i]) - 1)) \
            : part[i] ~ /^\*/ ? index(cited, substr(part[i], 2) " ") \
            : index(cited, " " part[i] " ")) return 1
    return 0
}

# Whether all rules of a list are obligations.
function are_obligations(patterns,   part, count, i) {
    count = split(patterns, part, " ")
    for (i = 1; i <= count; i++)
        if (part[i] !~ /\*/ && level[part[i]] != "must") return 0
    return 1
}

function is_weak(cited,   part, count, i) {
    count = split(cited, part, " ")
    for (i = 1; i <= count; i++)
        if (part[i] ~ /:/ ? (substr(part[i], index(part[i], ":") + 1) in required_error) : level[part[i]] == "must") return 0
    return 1
}

# What the table has for a piece and this line: the rules of its rows for such tests and lines; those
# that name tests go before the others.
function rules_for(piece, line,   row, count, i, list, special) {
    count = split(rows_of[piece], row, " ")
    list = special = ""
    for (i = 1; i <= count; i++)
        if (row_line[row[i]] == "" || line ~ row_line[row[i]]) {
            if (row_test[row[i]] == "")
                list = list (list == "" ? "" : "|") row_rules[row[i]]
            else if (expected ~ row_test[row[i]])
                special = special (special == "" ? "" : "|") row_rules[row[i]]
        }
    return special == "" ? list : special
}

# The rules for a piece and a line, alternatives separated by blanks, lists of them by "|"; "" where the
# table has none. An error is that of a function, or one of the rules of any function.
function list_for(piece, line, failed,   list) {
    list = rules_for(piece, line)
    if (piece in is_function) {
        if (list == "") list = piece ".*"
        if (list != "-") list = list " " rules_for("*", line) (failed ? " " piece ":*" : "")
    } else if (piece ~ /\.null$/) {
        sub(/\.null$/, "", piece)
        if (list == "") list = piece ".thread.null-current functions.thread-null-current *.null-self"
    } else if ((list == "" || list == "-") && piece ~ /\.out$/) {
        list = "-"
        sub(/\.out$/, "", piece)
        if (index(expected, "/" piece "/")) list = piece ".* functions.* env.* types.* " rules_for(piece, line)
    }
    return list
}

function missing_rules(set, cited, line, within,   part, count, i, j, n, out, wanted, alternative, f, weak, failed, events, named) {
    count = split(set, part, " ")
    weak = is_weak(cited)
    failed = line ~ /JVMTI_ERROR_/ && line !~ /JVMTI_ERROR_NONE/
    out = events = named = ""
    # Where a line may be about one of several events or functions, those that it names count.
    for (i = 1; i <= count; i++) {
        f = part[i]
        sub(/\..*/, "", f)
        if (names(line, f)) named = joined(named, f)
        if (f in is_event) events = joined(events, f)
    }
    n = split(events, alternative, " ")
    for (i = 1; i <= count; i++) {
        f = part[i]
        sub(/\..*/, "", f)
        if (f in is_event) {
            if (n > 1 && index(named, " " f " ") == 0) continue
            # What a call answers outside of callbacks is not about an event that was noted before; and that
            # nothing came needs no rule that something comes.
            if (within == "" && line ~ /JVMTI_ERROR_[A-Z_]+$/) continue
            if (line ~ /(^|[ :])(0|none|nothing|never)$/ && line !~ /[1-9]/) continue
        } else {
            if (f in is_function && part[i] == f && (line !~ /JVMTI_ERROR_/ || index(named, " " f " ") == 0)) continue
            if (part[i] != f && failed) continue
            if (part[i] ~ /\.out$/ && line ~ /JVMTI_ERROR_NONE$/) continue
            if (part[i] ~ /\.null$/ && (line !~ /JVMTI_ERROR_NONE/ || is_of_another(line, f))) continue
        }
        wanted = split(list_for(part[i], line, failed), alternative, "|")
        for (j = 1; j <= wanted; j++) {
            if (alternative[j] == "-" || alternative[j] == "none") continue
            if (is_met(cited, alternative[j], part[i] ~ /\.out$/)) continue
            if (weak && are_obligations(alternative[j])) continue
            out = out (out == "" ? "" : "; ") part[i] ": " alternative[j]
        }
    }
    return out
}
